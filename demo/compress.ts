/** Compressed answers, as docs/releases.md advises a CDN: with brotli, else with gzip. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Handler = (request: Request) => Promise<Response>

/** Each answer is compressed anew, so not with 11, as a CDN does once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
/** Smaller answers would save nothing. */
const SMALLEST_BYTES = 1_000

export const compressed =
  (handler: Handler): Handler =>
  async (request) => {
    const answer = await handler(request)
    const { status, headers } = answer
    if (!answer.body || !/^text\/|json|svg/.test(headers.get('content-type') ?? '')) return answer
    headers.append('vary', 'accept-encoding')
    const body = Buffer.from(await answer.arrayBuffer())
    const accepted = request.headers.get('accept-encoding')?.split(/[,;\s]+/) ?? []
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    if (!encoding || body.length < SMALLEST_BYTES) return new Response(body, { status, headers })
    headers.set('content-encoding', encoding)
    return new Response(await ENCODERS[encoding](body), { status, headers })
  }
