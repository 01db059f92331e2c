/** A breach of the contract. No message holds a token or a value that was received (EVENT-25). */
export interface Finding {
  /** Of docs/specification. */
  rule: string
  /** As docs/openapi.yaml names it. */
  call: string
  message: string
  remedy: string
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
