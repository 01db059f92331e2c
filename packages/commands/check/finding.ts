/** A breach of the contract. No message holds a token or a value that was received (EVENT-25). */
export interface Finding {
  /** A rule of docs/specification. */
  rule: string
  /** As docs/openapi.yaml names it. */
  call: string
  message: string
  remedy: string
  /** All calls in which the same was found, where it is more than one. */
  calls?: string[]
}

/** Whether a finding is one of a call. */
export const concerns = (finding: Finding, call: string): boolean => (finding.calls ?? [finding.call]).includes(call)

/** One cause once: what was found in several calls alike is a finding of the first, which names them all (CHECK-3). */
export function byCause(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, Finding>()
  for (const finding of findings) {
    const key = [finding.rule, finding.message, finding.remedy].join('\n')
    const known = causes.get(key)
    if (known) known.calls = [...(known.calls ?? [known.call]), finding.call]
    else causes.set(key, finding)
  }
  return [...causes.values()]
}

export type Find = (rule: string, message: string, remedy: string) => void

export interface AskedCall {
  call: string
  method: string
  /** Without what its parameters stand for. */
  path: string
  /** Undefined without an answer. */
  status: number | undefined
  ms: number
}

export interface NotAsked {
  call: string
  reason: string
}

export interface CheckResult {
  url: string
  site: string
  asked: AskedCall[]
  notAsked: NotAsked[]
  findings: Finding[]
}
