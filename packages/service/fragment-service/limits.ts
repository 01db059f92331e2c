/** Limits of what is kept and how long, by all parts of the service. */

/** How many fragments are cached, how many answers of services, and how many proofs of tokens. */
export const MAX_ENTRIES = 2000
/** A failed service is called again after this time; what was made without it is fresh as long. */
export const RETRY_MS = 5000
/** No fragment takes as long to make: one that another request has begun counts as lost then. */
export const BUILD_TIMEOUT_MS = 3000

/** The token of a preview is kept no longer. */
export const TOKEN_KEPT_MS = 3_600_000

/** Keeps something running though the answer is sent: workerd ends what a request has started with the request. */
export type KeepAlive = (running: Promise<unknown>) => void
