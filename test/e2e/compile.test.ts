// tier 2: it changes with the build of scripts only
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { shop } from './support/shop.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
}

/** How many functions the page's thread compiles one by one, each when it is first called, while something happens. */
async function compiledMeanwhile(page: Page, happen: () => Promise<unknown>): Promise<number> {
  await page.tracing.start({ categories: ['__metadata', 'disabled-by-default-v8.compile'] })
  await happen()
  const trace = Buffer.from((await page.tracing.stop()) ?? []).toString()
  const events: TraceEvent[] = JSON.parse(trace).traceEvents
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isOnMain = (event: TraceEvent) => threads.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  return events.filter((event) => event.name === 'V8.CompileCode' && isOnMain(event)).length
}

describe('Chromium', () => {
  const demo = shop({ withPictures: false })

  it('compiles what runs on an untouched page beside the page’s thread (DELIVERY-99)', async () => {
    const shopper = await demo.visitor()
    const count = await compiledMeanwhile(shopper.page, async () => {
      await shopper.open('/?site=DE&fragments=content', 'live')
      await shopper.rest()
    })
    // Each of the 350 functions that run, without the hint.
    assert.ok(count < 100, `${count} functions`)
  })
})
