/** One newsletter form placed in a page whose code is there, compared with plain DOM code and React alone that make the same markup. */
import { benchPage, lineOf, printLines, type Times, withBrowser } from './support/bench.ts'

await withBrowser(async (browser, demo) => {
  const bench = await benchPage(browser, demo, 'newsletter', { width: 1280, height: 900 })
  await bench.call('load', demo.cdnUrl)
  const line = lineOf('mount a form', await bench.measure<Times>('mount', 41), 4)
  printLines('newsletter', [{ ...line, of: 'absolute' }])
})
