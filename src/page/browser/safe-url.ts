/** A plain path: it needs no reading, which takes the most time of a long answer. */
const PATH = /^\/[\w-][\w./?=&-]*$/

/** The address if it is http(s) or relative, and may become a link or a picture; otherwise `undefined` (CALL-22). */
export function safeUrl(url: string | undefined): string | undefined {
  if (!url || PATH.test(url)) return url || undefined
  try {
    const { protocol } = new URL(url, 'https://relative.invalid/')
    return protocol === 'https:' || protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}
