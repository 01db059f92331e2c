/**
 * An address of an answer, if it may become a link or a picture: http(s) or relative, nothing else (`javascript:` and
 * its like are dropped).
 */
export function safeUrl(url: string | undefined): string | undefined {
  if (!url) return undefined
  try {
    const { protocol } = new URL(url, 'https://relative.invalid/')
    return protocol === 'https:' || protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}
