/** Starts WebKitGTK's MiniBrowser on a display of its own (Xvfb), driven by WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { miniBrowser } from './engines.ts'
import { freePort } from './free-port.ts'
import { WebDriver } from './web-driver.ts'

export interface WebKit {
  driver: WebDriver
  close(): Promise<void>
}

/** Without a window manager the window under the pointer has the focus, and the pointer stays in the middle of the display. */
const SCREEN = 4000
/** The beginning of the window, so that the pointer is over its toolbar. */
export const WINDOW_AT = { x: SCREEN / 2 - 100, y: SCREEN / 2 - 5 }

/** A toolbar of full size would keep the window from becoming narrower than 447 px. */
const SMALL_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; -gtk-icon-source: none }'

interface Options {
  /** When opening a page is done: `none` at once, `normal` when it is loaded. */
  waitFor: 'none' | 'normal'
}

export async function startWebKit({ waitFor }: Options): Promise<WebKit> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-elements-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR)
  const children: ChildProcess[] = []
  const end = () => {
    for (const child of children.reverse()) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${SCREEN}x${SCREEN}x24`, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(display)
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: `:${await firstLine(display)}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      // Layers without a graphics card are drawn by the processor, which took a quarter of its time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    }
    children.push(spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))
    await answers(`http://127.0.0.1:${port}/status`)
    const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      pageLoadStrategy: waitFor,
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    const close = async () => {
      await driver.end().catch(() => {})
      end()
    }
    return { driver, close }
  } catch (error) {
    end()
    throw error
  }
}

/** The number of the display, which Xvfb writes when it is ready. */
function firstLine(display: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    display.once('exit', () => reject(new Error('Xvfb has ended.')))
    display.once('error', reject)
    display.stdio[3]?.once('data', (text) => resolve(String(text).trim()))
  })
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer.')
}
