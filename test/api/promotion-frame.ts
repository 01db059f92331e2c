/** Runs in a frame with a policy of its own: the whole corpus through the real parts, shown by React, then reported. */
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadPurifier, toRichText } from '../../src/api/promotion-text.ts'
import { Rich } from '../../src/react/promotion/Rich.tsx'
import { RICH_TAGS } from '../../src/shop/promotion/promotion.ts'
import { ATTACKS, GOOD_TEXT } from './promotion-attacks.ts'

export interface FrameReport {
  failures: string[]
  /** What the page shows of the good text. */
  good: string
}

declare global {
  interface Window {
    attacked(): void
  }
}

const failures: string[] = []
const SHOWN = new Set<string>(RICH_TAGS)

/** Any request of the page goes to the shop; an attack's would go elsewhere. */
const strangers = () =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).origin !== parent.location.origin)

async function run(): Promise<FrameReport> {
  let attack = ''
  window.attacked = () => failures.push(`ran: ${attack}`)
  await loadPurifier()
  const holder = document.createElement('main')
  document.body.append(holder)
  const root = createRoot(holder)
  const show = (text: string) => flushSync(() => root.render(createElement(Rich, { text: toRichText(text) })))
  for (attack of ATTACKS) {
    try {
      show(attack)
    } catch (error) {
      failures.push(`${error}: ${attack}`)
    }
    for (const element of holder.querySelectorAll('*')) {
      if (!SHOWN.has(element.localName)) failures.push(`<${element.localName}>: ${attack}`)
      for (const { name, value } of element.attributes) {
        const isOurs = name === 'data-track' && value === `promotion_text|${element.getAttribute('href')}`
        if (!isOurs && !['href', 'target', 'rel'].includes(name)) failures.push(`${name}="${value}": ${attack}`)
      }
      if (element instanceof HTMLAnchorElement && !/^https?:$/.test(element.protocol))
        failures.push(`${element.href}: ${attack}`)
      // Clicking a link must not run anything either.
      if (element instanceof HTMLElement && element.localName !== 'a') element.click()
    }
    // Errors of pictures and their like come later.
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const { name } of strangers()) failures.push(`asked ${name}`)
  show(GOOD_TEXT)
  return { failures, good: holder.innerHTML.replace(/\s+/g, ' ') }
}

void run().then((report) => parent.postMessage(report, '*'))
