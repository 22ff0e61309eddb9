# Writes the file INPUT as a C++ string literal to OUTPUT, in pieces that every
# compiler accepts: cmake -DINPUT=... -DOUTPUT=... -P EmbedText.cmake
file(READ "${INPUT}" text HEX)
string(LENGTH "${text}" length)
set(literal "")
set(at 0)
while(at LESS length)
  # An even number of digits, so that no byte is split.
  string(SUBSTRING "${text}" ${at} 80 piece)
  string(REGEX REPLACE "(..)" "\\\\x\\1" piece "${piece}")
  string(APPEND literal "\"${piece}\"\n")
  math(EXPR at "${at} + 80")
endwhile()
file(WRITE "${OUTPUT}" "${literal}")
