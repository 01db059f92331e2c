/** Demo shop and browser for benchmarks. */
import puppeteer, { type Browser } from 'puppeteer-core'
import { type Demo, startDemo } from '../../demo/server.ts'

export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Starts both, and stops both after the measurement, failed or not. */
export async function withBrowser(measure: (browser: Browser, demo: Demo) => Promise<void>): Promise<void> {
  const demo = await startDemo()
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
  })
  try {
    await measure(browser, demo)
  } finally {
    await browser.close()
    await demo.close()
  }
}
