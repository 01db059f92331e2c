import type { Operation } from '../contract.ts'

/** One call as it was sent, and what came back. */
export interface Exchange {
  operation: Operation
  url: string
  /** Those of the contract, which make a preflight necessary elsewhere. */
  ownHeaders: readonly string[]
  /** The status of the last answer; undefined without one. */
  status: number | undefined
  failure?: 'network' | 'timeout' | 'too long'
  headers: Headers
  bytes: Uint8Array
  text: string
  /** The JSON of the body; undefined when it is none. */
  json: unknown
  /** The addresses that redirects led to, in their order. */
  redirects: readonly string[]
  /** Each `Set-Cookie` of all answers. */
  setCookies: readonly string[]
  /** Until the body was there. */
  ms: number
}

export const isSuccess = ({ status = 0 }: Exchange): boolean => status >= 200 && status < 300
export const isPage = ({ headers, text }: Exchange): boolean =>
  /\bhtml\b/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text)
