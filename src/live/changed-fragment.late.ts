/** A fragment that tools have changed on its way: tells it, and has one that nobody can use replaced (DELIVERY-93, DELIVERY-94). */
import { reportError } from '../page/events/events.ts'
import { changedFragments, changesOf, isBroken, leftOf, messageOf } from '../page/fragment/changed.ts'
import { liveElementOf } from './live-element.ts'

interface Loader {
  load(tag: string): Promise<unknown>
  paint(host: HTMLElement, begin?: () => boolean): Promise<unknown>
}

/** `painted`: its markup before anything of ours has written into it. `start` makes the new one live. */
export async function examine(host: HTMLElement, painted: string, start: () => void, loader: Loader): Promise<void> {
  const { localName: tag } = host
  // Nobody has used the form in it.
  const html = painted + (host.shadowRoot?.querySelector('shop-newsletter')?.shadowRoot?.innerHTML ?? '')
  const left = leftOf(host)
  // The fragment of the release is live in its place by now.
  const isAttached = left.change && left.change !== 'twice'
  const changes = [...(left.change ? [left.change] : []), ...(isAttached ? [] : changesOf(tag, html))]
  if (changes.length > 0) {
    changedFragments().push({ host, html, changes })
    reportError(tag, 'FRAGMENT_CHANGED', messageOf(changes))
  }
  // It would be in the page beside it, with its styles.
  if (isAttached) for (const node of left.nodes) node.remove()
  if (isAttached) return
  // React renders one that is in use, or where its class is there.
  const begin = () => {
    const live = liveElementOf(host)
    if (!host.isConnected || (live && live.phase !== 'asleep') || customElements.get(tag)) return false
    live?.end()
    return true
  }
  if (isBroken(changes) && (await loader.paint(host, begin)) === true) start()
  else if (!liveElementOf(host)) await loader.load(tag)
}
