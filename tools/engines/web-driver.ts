/** A session of a browser that speaks WebDriver (https://www.w3.org/TR/webdriver2/). */

/** One step of a device, such as `{ type: 'keyDown', value: 'a' }`. */
export type Step = Readonly<Record<string, string | number>>

export class WebDriver {
  private readonly url: string

  private constructor(url: string) {
    this.url = url
  }

  static async start(server: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, body)
    return new WebDriver(`${server}/session/${sessionId}`)
  }

  /** A command by its path, such as `/url`. */
  get = <Value>(path: string) => send<Value>('GET', this.url + path)
  post = <Value = void>(path: string, body = {}) => send<Value>('POST', this.url + path, body)
  delete = (path: string) => send<unknown>('DELETE', this.url + path)

  /** The value that a script returns. */
  run = <Value>(script: string) => this.post<Value>('/execute/sync', { script, args: [] })

  keys = (actions: readonly Step[]) => this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  mouse = (actions: readonly Step[]) => this.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })

  end = () => this.delete('')
}

/** @throws {Error} for a command that fails. */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
