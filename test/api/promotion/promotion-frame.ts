/** Runs in a frame with its own policy: renders all attacks by the real code, then reports what got through. */
import { loadPurifier, toRichText } from '../../../src/api/promotion/promotion-text.ts'
import { createPatches } from '../../../src/live/patches.ts'
import { writeShown } from '../../../src/live/write-views.ts'
import { RICH_TAGS } from '../../../src/shop/promotion/promotion.ts'
import { rich } from '../../../src/view/promotion/campaign-texts.tsx'
import { ATTACKS, GOOD_TEXT } from './promotion-attacks.ts'

export interface FrameReport {
  failures: string[]
  /** The markup that a good text ends up as which needs DOMPurify, and one whose markup is plain. */
  good: string
  plain: string
}

declare global {
  interface Window {
    attacked(): void
  }
}

const failures: string[] = []
const SHOWN = new Set<string>(RICH_TAGS)

/** Requests to other origins can only come from an attack. */
const foreignRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).origin !== parent.location.origin)

async function run(): Promise<FrameReport> {
  let attack = ''
  window.attacked = () => failures.push(`ran: ${attack}`)
  await loadPurifier()
  const holder = document.createElement('main')
  document.body.append(holder)
  const patches = createPatches()
  const context = { text: (name: string) => name }
  const show = (text: string) => writeShown(holder, { children: rich(context, toRichText(text)) }, patches)
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
    // Pictures fail later: one that fails after them says that they have.
    await new Promise((resolve) => {
      const last = new Image()
      last.onerror = resolve
      last.src = 'data:,'
    })
  }
  for (const { name } of foreignRequests()) failures.push(`requested ${name}`)
  const shown = (text: string) => {
    show(text)
    return holder.innerHTML.replace(/\s+/g, ' ')
  }
  return { failures, good: shown(GOOD_TEXT.replace('<b>', '<b class="x">')), plain: shown(GOOD_TEXT) }
}

void run().then((report) => parent.postMessage(report, '*'))
