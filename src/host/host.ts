/**
 * `shop-elements/host`: the frame of a page, for back ends on Node (HOST-1). It comes from the fragment service, and when that does not
 * answer in time from what it answered last, or from the release that this package is. kits/php/ does the same in PHP.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Frame } from '../fragment-service/frame-types.ts'
import { createKept } from './kept.ts'
import { readFrame, readVersion } from './read-answer.ts'
import { staticFrame } from './static-frame.ts'

export type { Frame }

export interface HostOptions {
  /** The address of the fragment service: `http://127.0.0.1:8082`. */
  service: string
  /** The folder of a channel or version on your CDN, as the service has it: `https://cdn.example/shop-elements/1/`. */
  cdn: string
  /** How long a page waits for a frame, in ms; 300. */
  deadlineMs?: number
  /** How long an old frame may be used while the service fails; 86,400. */
  staleSeconds?: number
  /** The folder of the release whose fragments are shown when nothing else is there; this package's `dist`. */
  release?: string
  /** What went wrong: once for each kind, until a call succeeds. By default it is written to the console. */
  onError?: (problem: HostProblem) => void
  /** Calls the service. */
  fetch?: typeof fetch
}

/** A kind of failure that is told. */
export interface HostProblem {
  /** `NO_ANSWER`, `LATE`, `STATUS`, `WRONG_ANSWER`, or `NO_RELEASE` where the folder of the release can't be read. */
  code: HostProblemCode
  message: string
}

export type HostProblemCode = 'NO_ANSWER' | 'LATE' | 'STATUS' | 'WRONG_ANSWER' | 'NO_RELEASE'
