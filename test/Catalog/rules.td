// Rules are checked before tables are made of them.
//
// DEFINE: %{bad} = not catalog-tblgen -gen-rules %s -I %{src}/catalog 2>&1
//
// RUN: %{bad} -DTWICE | FileCheck %s --check-prefix=TWICE
// RUN: %{bad} -DCASE | FileCheck %s --check-prefix=CASE
// RUN: %{bad} -DHYPHENS | FileCheck %s --check-prefix=HYPHENS
// RUN: %{bad} -DWHY | FileCheck %s --check-prefix=WHY
// RUN: %{bad} -DSOURCE | FileCheck %s --check-prefix=SOURCE
// RUN: %{bad} -DNEITHER | FileCheck %s --check-prefix=NEITHER
// RUN: %{bad} -DBOTH | FileCheck %s --check-prefix=BOTH
//
// RUN: catalog-tblgen -gen-rules %s -I %{src}/catalog \
// RUN:   | FileCheck %s --check-prefix=TABLE
// RUN: catalog-tblgen -gen-rule-enum %s -I %{src}/catalog \
// RUN:   | FileCheck %s --check-prefix=ENUM
// RUN: catalog-tblgen -gen-rules-docs %s -I %{src}/catalog \
// RUN:   | FileCheck %s --check-prefix=DOCS

include "Catalog.td"

def Stays : Unmendable<"It stays.">;
def Goes : FixBuilder<"removes it">;

class Whole<string id> : Rule<id, "test", "says \"{0}\"\nand more">,
                         Severities<Error, Off, Warning> {
  let Why = "why";
  let Legal = "legal";
  let Source = "source";
  let Unmended = Stays;
  let Bad = "bad line\n  and another";
}

// TABLE: {"first-rule",
// TABLE-NEXT: "test",
// TABLE-NEXT: "says \"{0}\"\nand more",
// TABLE: {Severity::Error, Severity::Off, Severity::Warning, Severity::Off, },
// TABLE: {"second-rule",
// ENUM: OPENNVVM_RULE(FirstRule, "first-rule")
// ENUM-NEXT: OPENNVVM_RULE(SecondRule, "second-rule")
// DOCS: - test: [first-rule](#first-rule), [second-rule](#second-rule)
// DOCS: ### `first-rule`
// DOCS: {{^}}    says "{0}"
// DOCS-NEXT: {{^}}    and more
// DOCS: | error | off | warning | off |
// DOCS: Fix: none. It stays.
// DOCS: Fails:
// DOCS-EMPTY:
// DOCS-NEXT: {{^}}    bad line
// DOCS-NEXT: {{^}}      and another
def : Whole<"first-rule">;
def : Whole<"second-rule">;

#ifdef TWICE
// TWICE: rules.td:[[#@LINE+1]]:1: error: second rule with ID 'first-rule'
def : Whole<"first-rule">;
#endif

#ifdef NEITHER
// NEITHER: rules.td:[[#@LINE+1]]:1: error: says neither what mends it nor why nothing does, or both
def : Whole<"third-rule"> {
  let Unmended = ?;
}
#endif

#ifdef BOTH
// BOTH: rules.td:[[#@LINE+1]]:1: error: says neither what mends it nor why nothing does, or both
def : Whole<"third-rule"> {
  let Fix = Goes;
}
#endif

#ifdef CASE
// CASE: error: rule ID 'Third-Rule' is not kebab-case
def : Whole<"Third-Rule">;
#endif

#ifdef HYPHENS
// HYPHENS: error: rule ID 'third--rule' is not kebab-case
def : Whole<"third--rule">;
#endif

#ifdef WHY
// WHY: error: rule 'third-rule' has no Why
def : Whole<"third-rule"> { let Why = ""; }
#endif

#ifdef SOURCE
// SOURCE: error: rule 'third-rule' has no Source
def : Whole<"third-rule"> { let Source = ""; }
#endif
