/** Which route answers a request. */

export interface Found<Route> {
  route: Route
  params: Record<string, string>
}

/** By `METHOD /path/:parameter`; `*` is any rest of a path. One without parameters goes before one with them. */
export function routeFinder<Route>(
  routes: Readonly<Record<string, Route>>,
): (request: Request) => Found<Route> | undefined {
  const patterns = Object.entries(routes).map(([key, route]) => {
    const pattern = key
      .replace(/[.~]/g, '\\$&')
      .replace('*', '.*')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    return { route, isPlain: !key.includes('/:'), pattern: new RegExp(`^${pattern}$`) }
  })
  patterns.sort((a, b) => Number(b.isPlain) - Number(a.isPlain))
  return ({ method, url }) => {
    const address = `${method === 'HEAD' ? 'GET' : method} ${new URL(url).pathname}`
    const found = patterns.find(({ pattern }) => pattern.test(address))
    const params = Object.entries(found?.pattern.exec(address)?.groups ?? {})
    return (
      found && {
        route: found.route,
        params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
      }
    )
  }
}
