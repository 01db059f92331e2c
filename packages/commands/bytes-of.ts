/** More than a page, a file of a release or a sitemap has. */
const MAX_BYTES = 50_000_000

/** @throws for more bytes than that. */
export async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > MAX_BYTES) throw new Error(`the answer has more than ${MAX_BYTES} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
