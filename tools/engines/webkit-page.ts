/** A window of WebKit, with those of puppeteer's methods that tests and pictures use. */
import { Button, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { WINDOW_AT } from './webkit.ts'

type ButtonName = 'left' | 'middle' | 'right'
const BUTTONS = { left: Button.LEFT, middle: Button.MIDDLE, right: Button.RIGHT }

/** WebDriver's code of a key that has a name, such as `ArrowDown`; a character is its own. */
function codeOf(key: string): string {
  if ([...key].length === 1) return key
  const name = key === 'Backspace' ? 'BACK_SPACE' : key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  const code = Key[name as keyof typeof Key]
  if (typeof code !== 'string') throw new Error(`WebDriver has no key ${key}.`)
  return code
}

export class WebKitPage {
  private readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  readonly keyboard = {
    type: (text: string) => this.driver.actions().sendKeys(text).perform(),
    press: (key: string) => this.driver.actions().keyDown(codeOf(key)).keyUp(codeOf(key)).perform(),
    down: (key: string) => this.driver.actions().keyDown(codeOf(key)).perform(),
    up: (key: string) => this.driver.actions().keyUp(codeOf(key)).perform(),
  }

  readonly mouse = {
    move: (x: number, y: number) => this.movedTo(x, y).perform(),
    click: (x: number, y: number, { button = 'left' }: { button?: ButtonName } = {}) =>
      this.movedTo(x, y).press(BUTTONS[button]).release(BUTTONS[button]).perform(),
    down: ({ button = 'left' }: { button?: ButtonName } = {}) => this.driver.actions().press(BUTTONS[button]).perform(),
    up: ({ button = 'left' }: { button?: ButtonName } = {}) => this.driver.actions().release(BUTTONS[button]).perform(),
    reset: async () => {
      await this.driver.actions().clear()
      await this.movedTo(0, 0).perform()
    },
  }

  private movedTo(x: number, y: number) {
    return this.driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
  }

  goto(url: string): Promise<void> {
    return this.driver.get(url)
  }

  /** Resolves when the page is gone, even if opening does not wait for anything. */
  async leave(): Promise<void> {
    await this.driver.get('about:blank')
    const isGone = () => this.driver.executeScript<boolean>('return document.URL === "about:blank"').catch(() => false)
    while (!(await isGone())) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  url(): Promise<string> {
    return this.driver.getCurrentUrl()
  }

  /** Runs a function in the page, and waits for its promise. */
  async evaluate<A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const { value, error } = await this.driver.executeAsyncScript<{ value: R; error?: string }>(
      `const done = arguments[arguments.length - 1]
       Promise.resolve().then(() => (${script})(...[...arguments].slice(0, -1)))
         .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      ...args,
    )
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
        await this.driver
          .manage()
          .window()
          .setRect({ ...WINDOW_AT, width, height: height + size.toolbar })
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
    const [width = 0, height = 0, outer = 0]: number[] = await this.driver.executeScript(
      'return [innerWidth, innerHeight, outerHeight]',
    )
    return { width, height, toolbar: outer - height }
  }
}
