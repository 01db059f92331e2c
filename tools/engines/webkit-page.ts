/** A window of WebKit, with those of puppeteer's methods that tests and pictures use. */
import type { Step, WebDriver } from './web-driver.ts'
import { WINDOW_AT } from './webkit.ts'

type ButtonName = 'left' | 'middle' | 'right'
const BUTTONS = { left: 0, middle: 1, right: 2 }

/** WebDriver's codes of the keys that have a name. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
}

/** A character is its own code. */
function codeOf(key: string): string {
  const code = [...key].length === 1 ? key : KEYS[key]
  if (code === undefined) throw new Error(`${key} is not among the keys of tools/engines/webkit-page.ts.`)
  return code
}

const keyDown = (key: string): Step => ({ type: 'keyDown', value: codeOf(key) })
const keyUp = (key: string): Step => ({ type: 'keyUp', value: codeOf(key) })
const moved = (x: number, y: number): Step => {
  return { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
}
const pressed = (button: ButtonName): Step => ({ type: 'pointerDown', button: BUTTONS[button] })
const released = (button: ButtonName): Step => ({ type: 'pointerUp', button: BUTTONS[button] })

export class WebKitPage {
  private readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  readonly keyboard = {
    type: (text: string) => this.driver.keys([...text].flatMap((key) => [keyDown(key), keyUp(key)])),
    press: (key: string) => this.driver.keys([keyDown(key), keyUp(key)]),
    down: (key: string) => this.driver.keys([keyDown(key)]),
    up: (key: string) => this.driver.keys([keyUp(key)]),
  }

  readonly mouse = {
    move: (x: number, y: number) => this.driver.mouse([moved(x, y)]),
    click: (x: number, y: number, { button = 'left' }: { button?: ButtonName } = {}) =>
      this.driver.mouse([moved(x, y), pressed(button), released(button)]),
    down: ({ button = 'left' }: { button?: ButtonName } = {}) => this.driver.mouse([pressed(button)]),
    up: ({ button = 'left' }: { button?: ButtonName } = {}) => this.driver.mouse([released(button)]),
    reset: async () => {
      await this.driver.delete('/actions')
      await this.driver.mouse([moved(0, 0)])
    },
  }

  async goto(url: string): Promise<void> {
    await this.driver.post('/url', { url })
  }

  /** Resolves when the page is gone, even if opening does not wait for anything. */
  async leave(): Promise<void> {
    await this.goto('about:blank')
    const isGone = () => this.driver.run<boolean>('return document.URL === "about:blank"').catch(() => false)
    while (!(await isGone())) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  url(): Promise<string> {
    return this.driver.get('/url')
  }

  /** Runs a function in the page, and waits for its promise. */
  async evaluate<A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const { value, error } = await this.driver.post<{ value: R; error?: string }>('/execute/async', {
      script: `const done = arguments[arguments.length - 1]
       Promise.resolve().then(() => (${script})(...[...arguments].slice(0, -1)))
         .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args,
    })
    if (error !== undefined) throw new Error(error)
    return value
  }

  /** Sizes the window so that the page in it has this size. */
  async setViewport({ width, height }: { width: number; height: number }): Promise<void> {
    let size = await this.size()
    for (let tries = 0; tries < 200; tries += 1) {
      if (size.width === width && size.height === height) return this.drawn()
      // The window gets its size when its display says so, some frames later.
      if (tries % 20 === 0)
        await this.driver.post('/window/rect', { ...WINDOW_AT, width, height: height + size.toolbar })
      else await new Promise((resolve) => setTimeout(resolve, 10))
      size = await this.size()
    }
    throw new Error(`The page has ${size.width} × ${size.height} px instead of ${width} × ${height} px.`)
  }

  /** Resolves when the page has drawn a frame: it hears of its new size then. */
  private drawn(): Promise<void> {
    return this.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())))
  }

  private async size() {
    const sizes = await this.driver.run<number[]>('return [innerWidth, innerHeight, outerHeight]')
    const [width = 0, height = 0, outer = 0] = sizes
    return { width, height, toolbar: outer - height }
  }
}
