/** A failed service is asked again after this time; what was made without it is used as long. */
export const RETRY_MS = 5000
/** No answer of a service is longer; one that is fills no memory. */
export const MAX_ANSWER_BYTES = 4_000_000
/** How many answers and fragments are kept at most, and how much they may be together. */
export const MAX_ENTRIES = 2000
export const MAX_ANSWERS_LENGTH = 64_000_000
export const MAX_FRAGMENTS_BYTES = 128_000_000
/** No fragment takes as long to make; after it, one that is being made by another request counts as lost. */
export const LOST_MS = 3000
/** What a fragment has for its rendering, beside the time of the services. */
export const RENDER_MS = 50
/** How long a fragment whose content is there waits for others to be rendered before it: a longer queue renders no more. */
export const QUEUE_MS = 100
/** How many fragments without content are kept for when there is no time to render. */
export const MAX_STAND_INS = 500
/** Longer queries come from no template. */
export const MAX_QUERY_LENGTH = 4000
