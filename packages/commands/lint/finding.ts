/** A finding of lint about one place of a template. */
export interface LintFinding {
  rule: string
  message: string
  remedy: string
  /** From 1. */
  line: number
  column: number
}

export const byPlace = (one: LintFinding, other: LintFinding): number =>
  one.line - other.line || one.column - other.column
