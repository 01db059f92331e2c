/**
 * Counts what pages report, for `npm run release -- <store> --watch <url>`: POST takes the report of a page view, GET gives the counts.
 * Nothing of a report is kept but counts, so nothing tells visitors apart. Runs by `node canary-receiver.mjs 8090`, or where there are
 * web-standard handlers: `export default { fetch: createReceiver() }`, in one process. Let your proxy pass POST for all, GET for yourselves.
 */
const READY_MS = [1000, 2500]
const SLOW_MS = [200, 500]
const CART =
  /^(UNKNOWN|CARTSTORAGE_UNAVAILABLE|PRODUCTDATA_UNAVAILABLE|PRICE_UNAVAILABLE|NOT_MODIFIED|CART_LIMIT|ITEM_LIMIT|AVAILABILITY_LIMIT)$/
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.-]{1,20})?$/
const MAX_BYTES = 4000
/** Anybody can send names. */
const [MAX_VERSIONS, MAX_CODES, MAX_CONTROLS] = [12, 50, 50]

const isMs = (value) => Number.isFinite(value) && value >= 0

export function createReceiver(now = () => new Date()) {
  const since = now().toISOString()
  /** By version, or `none <number>` where the loader has not told one, by metric: views, and bad ones. */
  const arms = new Map()
  const codes = new Set()
  const controls = new Set()

  function count(arm, metric, isBad) {
    const counts = arms.get(arm)
    const [views, bad] = counts[metric] ?? [0, 0]
    counts[metric] = [views + 1, bad + (isBad ? 1 : 0)]
  }

  /** The version that has reported last is the last of the map; beyond the limit the first one goes. */
  function armOf({ version, number }) {
    const arm = VERSION.test(version) ? version : `none ${number}`
    const counts = arms.get(arm) ?? {}
    arms.delete(arm)
    arms.set(arm, counts)
    const versions = [...arms.keys()].filter((name) => VERSION.test(name))
    if (versions.length > MAX_VERSIONS) arms.delete(versions[0])
    return arm
  }

  function take({ version, number, errors, readyMs, controls: used }) {
    const arm = armOf({ version, number })
    count(arm, 'started', !VERSION.test(version))
    const found = new Set(errors.filter((code) => /^[A-Z][A-Z_\d]{1,50}$/.test(code)))
    const ofCart = [...found].filter((code) => CART.test(code))
    count(arm, 'errors', found.size > ofCart.length)
    count(arm, 'cart', ofCart.length > 0)
    // A code is counted from the view after its first one, in all versions at once.
    for (const code of codes) count(arm, `error ${code}`, found.has(code))
    for (const code of found) if (codes.size < MAX_CODES) codes.add(code)
    if (isMs(readyMs)) for (const ms of READY_MS) count(arm, `ready ${ms}`, readyMs > ms)
    for (const [control, ms] of Object.entries(used)) {
      if (!/^[\w-]{1,40}$/.test(control) || !isMs(ms)) continue
      if (controls.size < MAX_CONTROLS) controls.add(control)
      if (controls.has(control)) for (const slow of SLOW_MS) count(arm, `control ${control} ${slow}`, ms > slow)
    }
  }

  async function read(body) {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > MAX_BYTES) throw new Error('too long')
    }
    const { version, number, errors, readyMs, controls: used } = JSON.parse(text)
    if (!Number.isInteger(number) || number < 0 || number > 99 || !Array.isArray(errors)) throw new Error('no report')
    return { version, number, errors, readyMs, controls: Object(used) }
  }

  return async ({ method, body }) => {
    if (method === 'GET') {
      const answer = { at: now().toISOString(), since, counts: Object.fromEntries(arms) }
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    }
    if (method !== 'POST') return new Response(null, { status: 405 })
    try {
      take(await read(body))
      return new Response(null, { status: 204 })
    } catch {
      return new Response(null, { status: 400 })
    }
  }
}

const { argv } = globalThis.process ?? { argv: [] }
if (argv[1]?.endsWith('canary-receiver.mjs')) {
  const { createServer } = await import('node:http')
  const receive = createReceiver()
  const server = createServer(async (request, response) => {
    const answer = await receive({ method: request.method, body: request })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  server.listen(Number(argv[2] ?? 8090), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
}
