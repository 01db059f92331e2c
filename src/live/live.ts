/**
 * The live layer: makes fragments of the page live without React, and wakes each on its first touch (LIVE-1). The loader
 * fetches it; it is one chunk with the store and the calls, which React's code uses too.
 */
import { withSharedCookies } from '../page/browser/cookies.ts'
import { PAINTED_ATTRIBUTES, RELEASE, readPaintedProps } from '../page/configuration/element-props.ts'
import { pageSettings } from '../page/configuration/settings.ts'
import type { FragmentTag } from '../page/configuration/tags.ts'
import { reportReady } from '../page/events/ready.ts'
import { sizeOf } from '../page/fragment/size.ts'
import { VERSION } from '../shop/version.ts'
import { FOOTER } from './footer/footer.ts'
import { shareSnapshot } from './fragment-scripts.ts'
import { loadContent } from './header/flyouts.ts'
import { HEADER } from './header/header.ts'
import { LiveElement, type LiveTag, liveElementOf, sweep } from './live-element.ts'
import { suggest } from './search/suggest.ts'
import { whenFetched } from './when-fetched.ts'

export { sweep }

export interface LoaderParts {
  /** Fetches and runs the code of a tag; never rejects, but resolves with false when it can't be loaded. */
  load(tag: string): Promise<boolean>
  /** Fetches the code of a tag without running it. */
  preload(tag: string): void
  /** The address of a file of the release. */
  urlOf(file: string): string
}

/** The tags that have fragments. The code of a newsletter form, which few pages have, comes later. */
const TAGS: Readonly<Record<Exclude<FragmentTag, 'shop-newsletter'>, LiveTag>> = {
  'shop-header': HEADER,
  'shop-footer': FOOTER,
}

/** Elements that were there before this code: each starts in a task of its own, so that a slow device answers input between (LIVE-15). */
let waiting: (() => void)[] | undefined = []

setTimeout(function next() {
  const begin = waiting?.shift()
  if (begin) {
    begin()
    setTimeout(next)
  } else waiting = undefined
})

/** Makes an element with a fragment live. Without a usable one React renders the element at once. */
export function startLive(host: HTMLElement, loader: LoaderParts): void {
  const begin = () => withSharedCookies(() => start(host, loader))
  if (waiting) waiting.push(begin)
  else begin()
}

function start(host: HTMLElement, loader: LoaderParts): void {
  const tag = host.localName
  const options = TAGS[tag as keyof typeof TAGS] as LiveTag | undefined
  if (options) makeLive(host, options, loader)
  else if (tag === 'shop-newsletter') void startForm(host, loader)
  else void loader.load(tag)
}

/** Makes a newsletter form live. Without the code for that, React renders the form, or its missing code is reported. */
const startForm = (host: HTMLElement, loader: LoaderParts): Promise<unknown> =>
  import('./newsletter/newsletter.late.ts').then(
    ({ NEWSLETTER }) => makeLive(host, NEWSLETTER, loader),
    () => loader.load(host.localName),
  )

function makeLive(host: HTMLElement, options: LiveTag, loader: LoaderParts): void {
  // It may have left the page meanwhile.
  if (!host.isConnected || liveElementOf(host)) return
  const { load, preload } = loader
  const tag = host.localName
  const root = host.shadowRoot as ShadowRoot
  const container = root.querySelector<HTMLElement>(`[${PAINTED_ATTRIBUTES}]`)
  const painted = container && readPaintedProps(host, container, options.attributes)
  const { innerHTML: html } = root
  const shape = container?.dataset.root
  // Fragments of older releases, and those that the loader has fetched itself, name no size.
  if (!painted || (shape && ~~shape !== sizeOf(html)))
    whenFetched(tag, import('./changed.late.ts'), (code) => code.examine(host, html, loader, startLive))
  // Nobody can hydrate it.
  if (!painted) return

  const inner = root.querySelector<HTMLElement>('shop-newsletter') as HTMLElement
  const form = inner?.shadowRoot
  const startInner = () => startForm(inner, loader)
  const element = new LiveElement({
    ...options,
    tag,
    host,
    root,
    container,
    phase: 'asleep',
    fetchCode() {
      // Its code comes with the footer's.
      if (form) void startInner()
      return load(tag)
    },
    loader,
    prepare(used) {
      const { control } = (used as HTMLElement).dataset
      if (used.closest('search')) void suggest(element as never, true)
      // They need no React.
      else if (control?.includes('-icon'))
        loadContent()
          .then(({ prepareFlyouts }) => prepareFlyouts(element, control))
          // The touch tries again.
          .catch(() => {})
      // All else that is held is in a form.
      else preload('shop-newsletter')
    },
    // The form is used, and the footer sleeps on (LIVE-3).
    ...(form && {
      use() {
        preload('shop-newsletter')
        void startInner().then(() => wake(inner))
      },
    }),
  })
  shareSnapshot(root, element.store, painted, element.props)
  // The footer hears no `submit` of the form: one that comes before the form is live is held here (LIVE-7).
  form?.addEventListener('submit', (event) => {
    if (liveElementOf(inner)) return
    event.preventDefault()
    const sent = event.target as HTMLFormElement
    void startInner().then(() => sent[liveElementOf(inner) ? 'requestSubmit' : 'submit']())
  })
  element.connect()
  // An element that differs from the fragment needs a render, and so does a fragment whose styles a policy blocks.
  const isUsable = container.getAttribute(RELEASE) === VERSION && hasOwnStyles(root) && (!form || hasOwnStyles(form))
  // Painted words are the built-in ones.
  const { block, links } = pageSettings()
  if (!isUsable || element.needsRender(painted)) element.wakeWhenIdle()
  else if (links[element.props.site] || block.texts || block.duties)
    whenFetched(tag, import('./page-texts.late.ts'), (code) => code.showPageTexts(element))
  reportReady(tag, 'live')
}

/** Whether a fragment's `<style>`s are in effect; a policy that does not allow their hashes leaves them without rules. A bare tag has none. */
const hasOwnStyles = (root: ShadowRoot): boolean =>
  [...root.querySelectorAll('style')].every(({ sheet }) => sheet?.cssRules[0])

/** Wakes an element. Resolves when React has rendered it, or can't. */
export async function wake(host: Element): Promise<void> {
  for (const begin of waiting?.splice(0) ?? []) begin()
  await liveElementOf(host)?.whenAwake()
}
