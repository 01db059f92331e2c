import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import { answersEnded, QUIET_MS } from './answers.ts'

/** Waits until requests and finite animations have ended, in shadow roots too, e.g. before axe or a picture. */
export async function atRest(page: Page): Promise<void> {
  await wait(QUIET_MS)
  await waitUntil(`all requests of ${page.url()} are answered`, async () => answersEnded())
  await waitUntil(`nothing moves on ${page.url()}`, () =>
    page.evaluate(async () => {
      // An element that has just changed starts to move in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const roots: (Document | ShadowRoot)[] = [document]
      for (const root of roots)
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
      return roots
        .flatMap((root) => root.getAnimations())
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
    }),
  )
}
