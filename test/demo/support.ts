import type { FastifyInstance } from 'fastify'

/** The demo shop without a listener, as a web-standard handler. */
export const handlerOf = (shop: FastifyInstance) => ({
  async handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { statusCode, headers, body } = await shop.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: await request.text(),
    })
    const answered = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response([204, 304].includes(statusCode) ? null : body, { status: statusCode, headers: answered })
  },
})
