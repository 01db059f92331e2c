/** A fragment that tools have changed on its way: tells it, and has one that nobody can use replaced (DELIVERY-94, DELIVERY-95). */
import { reportError } from '../page/events/events.ts'
import { changedFragments, changesOf, isBroken, leftOf, messageOf } from '../page/fragment/changed.ts'
import { liveElementOf } from './live-element.ts'

interface Loader {
  load(tag: string): Promise<unknown>
  urlOf(file: string): string
}

/** The file of the loader that fetches fragments of the release. */
interface BareTags {
  attachFragment(host: HTMLElement, urlOf: Loader['urlOf']): Promise<boolean>
}

/** `painted`: its markup before anything of ours has written into it. `start` makes the new one live. */
export function examine<Given extends Loader>(
  host: HTMLElement,
  painted: string,
  loader: Given,
  start: (host: HTMLElement, loader: Given) => void,
): undefined {
  const { localName: tag } = host
  // Nobody has used the form in it.
  const html = painted + (host.shadowRoot?.querySelector('shop-newsletter')?.shadowRoot?.innerHTML ?? '')
  const left = leftOf(host)
  // The fragment of the release is live in its place by now.
  const isAttached = left.change && left.change !== 'twice'
  const changes = [...(left.change ? [left.change] : []), ...(isAttached ? [] : changesOf(tag, html))]
  if (changes.length > 0) {
    changedFragments().push({ host, html, changes })
    reportError(tag, 'FRAGMENT_CHANGED', messageOf(tag, changes))
  }
  // It would be in the page beside it, with its styles.
  if (isAttached) for (const node of left.nodes) node.remove()
  else
    void replaced(host, isBroken(changes), loader).then((isReplaced) => {
      const live = liveElementOf(host)
      if (isReplaced) start(host, loader)
      // React renders it, with its styles.
      else if (live && isBroken(changes)) live.wakeWhenIdle()
      else if (!live && host.isConnected) void loader.load(tag)
    })
}

/** Puts the fragment of the release into the shadow root that is there. Resolves with false where it can't, or nothing is broken. */
async function replaced(host: HTMLElement, isNeeded: boolean, { urlOf }: Loader): Promise<boolean> {
  // React renders one that is in use, or where its class is there.
  const isFree = () => {
    const phase = liveElementOf(host)?.phase ?? 'asleep'
    return host.isConnected && phase === 'asleep' && !customElements.get(host.localName)
  }
  if (!isNeeded || !isFree()) return false
  // Another tag gets it first, as a bare one: this one has its shadow root, and may be in use by then.
  const other = host.cloneNode() as HTMLElement
  const file = urlOf('bare-tags.js')
  const isThere = await import(file).then(
    ({ attachFragment }: BareTags) => attachFragment(other, urlOf),
    () => false,
  )
  const [root, made] = [host.shadowRoot, other.shadowRoot]
  if (!isThere || !isFree() || !root || !made) return false
  liveElementOf(host)?.end()
  root.replaceChildren(...made.childNodes)
  root.adoptedStyleSheets = made.adoptedStyleSheets
  return true
}
