/** The findings of a visit of a page. All texts are of the page: untrusted, but limited in number and length. */

/** How an element of ours stands in the HTML as it was delivered. */
export interface Embedded {
  tag: string
  /** `bare`: without HTML of its own; `static`: with a fragment; `content`: with one that holds content of the services. */
  kind: 'bare' | 'static' | 'content'
  /** The release of its fragment. */
  release?: string
}

/** The room that an element takes of the page, in px. */
export interface Box {
  /** The tag of ours, or the selector of what it takes the place of. */
  name: string
  width: number
  height: number
  /** For a tag of ours: its country. */
  site?: string
}

export interface DoctorFinding {
  code: string
  message: string
  remedy: string
}

export interface Asked {
  /** Without the hashes of names, the version, and the host of the page, by which two visits are compared. */
  name: string
  by: 'ours' | 'page' | 'others'
  /** As they came over the network; 0 for what has not arrived. */
  bytes: number
}

export interface Visit {
  /** The version of our code that runs; undefined where it has not started. */
  version?: string
  embedded: Embedded[]
  boxes: Box[]
  findings: DoctorFinding[]
  /** Policies that were broken: the directive, and what was blocked. */
  violations: string[]
  /** Cumulative layout shift, as browsers define it. */
  layoutShift: number
  /** The time of long tasks beyond 50 ms each, until the page was quiet. */
  blockingMs: number
  consoleErrors: string[]
  consoleWarnings: string[]
  /** The requests of the page and its frames of the same host. */
  requests: Asked[]
  /** Tags whose code with React was fetched, though nobody has touched the page. */
  woken: string[]
  /** Requests that would have written, and were held back. */
  held: string[]
}
