/** Says no: `application/problem+json`, with an error code of the cart where there is one. */
interface Problem {
  type?: string
  detail?: string
  error?: string
}

export const problem = (
  status: number,
  title: string,
  { type = 'about:blank', error = 'UNKNOWN', ...more }: Problem = {},
): Response =>
  new Response(JSON.stringify({ type, title, status, error, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
