/** The address if it is http(s) or relative, and may become a link or a picture; otherwise `undefined` (CALL-22). */
export function safeUrl(url: string | undefined): string | undefined {
  if (!url) return undefined
  try {
    const { protocol } = new URL(url, 'https://relative.invalid/')
    return protocol === 'https:' || protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}
