/** A text without slashes at its end. In linear time, which `/\/+$/` is not. */
export function withoutEndSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
