/**
 * From a key to the list of suggestions, compared with plain DOM code and React alone, on the same page and with the same answers: the
 * first key of a page, a key while somebody types, and a letter that is removed. Rounds alternate, medians
 * are compared.
 */
import { benchPage, lineOf, printLines, type Times, withBrowser } from './support/bench.ts'

const ROUNDS = 15
const PAGES = 7
const CONTENDERS = ['plain', 'react', 'ours'] as const

await withBrowser(async (browser, demo) => {
  const open = async () => {
    const bench = await benchPage(browser, demo, 'suggestions', { width: 1280, height: 900 })
    await bench.call('load', demo.cdnUrl)
    return bench
  }
  const first: Times = { plain: [], react: [], ours: [] }
  for (let page = 0; page < PAGES; page += 1) {
    const bench = await open()
    const times = await bench.call<Record<string, number>>('first')
    for (const name of CONTENDERS) first[name].push(times[name] ?? Number.NaN)
    await bench.close()
  }
  const bench = await open()
  printLines('suggestions', [
    { ...lineOf('suggestions, the first key', first, 10), of: 'absolute' },
    lineOf('suggestions, a key', await bench.measure<Times>('key', ROUNDS), 5),
    lineOf('suggestions, a letter removed', await bench.measure<Times>('removed', ROUNDS)),
  ])
})
