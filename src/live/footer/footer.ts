/** What a footer does without React. */
import { toJson } from '../../page/browser/json.ts'
import { isPlainClick } from '../../page/browser/plain-click.ts'
import { safeUrl } from '../../page/browser/safe-url.ts'
import { isHiddenByContent } from '../../page/configuration/content-cookie.ts'
import { observePageRoot } from '../../page/configuration/page-root.ts'
import { pageRootValue, pageSettings } from '../../page/configuration/settings.ts'
import { emit } from '../../page/events/events.ts'
import { reportMissingCode } from '../../page/events/missing-code.ts'
import { APP_STORES, appStoreUrl } from '../../shop/platform/app-store-url.ts'
import { SITES } from '../../shop/sites/sites.ts'
import { assignTestGroupsAtom, connectFooter, footerContentAtom, isSubscribedAtom } from '../../state/footer/footer.ts'
import type { Behaviour, LiveElement } from '../live-element.ts'
import { readContent } from '../painted-content.ts'
import { openConsentSettings } from './consent-settings.ts'
import { isDesktop, isOtherFooter } from './other-footer.ts'

export const FOOTER_BEHAVIOURS: readonly Behaviour[] = [
  {
    start({ host }) {
      host.toggleAttribute('data-hidden', isHiddenByContent())
      return undefined
    },
  },
  {
    // Whether the footer is seen or not (FOOTER-44).
    start({ store }) {
      store.set(assignTestGroupsAtom)
      return undefined
    },
  },
  { start: connectConsentLink },
  { dependsOn: ['contentId'], start: loadContent },
  { isPaintedOnly: true, start: applyPlatform },
  { isPaintedOnly: true, start: offerView },
  { isPaintedOnly: true, start: applyLinks },
  { isPaintedOnly: true, start: drawIcons },
]

export const FOOTER_LIVE_PROPS = ['stage', 'apiBase', 'contentId']

/** Opens the page's or the consent manager's settings; the link is followed where there are none (FOOTER-43). */
function connectConsentLink({ root }: LiveElement): () => void {
  const onClick = (event: Event) => {
    const isConsent = event.target instanceof Element && event.target.closest('[data-consent]')
    if (!isConsent || !isPlainClick(event as MouseEvent)) return
    const isHandledByPage = !emit('shop-consent-settings', undefined, { cancelable: true })
    if (isHandledByPage || openConsentSettings()) event.preventDefault()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/** Distance below the window at which a painted footer asks the services. */
const NEAR = '600px'

/** Loads content and newsletter status, for a painted footer when it is nearly in sight. What they change needs React. */
function loadContent(element: LiveElement): () => void {
  const { store, props, host, phase, root } = element
  const stops: (() => void)[] = []
  const contentId = String(props.contentId)
  const contentAtom = footerContentAtom(contentId)
  const connect = () => stops.push(connectFooter(store, contentId))
  const read = () => toJson(store.get(contentAtom).content ?? null)
  const painted = toJson(readContent(root)?.footer ?? null)
  if (phase === 'awake') connect()
  else {
    const wakeIfChanged = () => {
      const isOther = isOtherFooter() || (store.get(contentAtom).isSettled && read() !== painted)
      if (isOther || store.get(isSubscribedAtom)) element.wakeWhenIdle()
    }
    stops.push(
      onceNear(host, () => {
        connect()
        wakeIfChanged()
        stops.push(
          store.sub(contentAtom, wakeIfChanged),
          store.sub(isSubscribedAtom, wakeIfChanged),
          observePageRoot(wakeIfChanged),
        )
      }),
    )
  }
  return () => {
    for (const stop of stops) stop()
  }
}

export function onceNear(element: Element, run: () => void, rootMargin = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** The platform of the page root decides what the footer shows (FOOTER-40). */
function applyPlatform({ patches, root }: LiveElement): (() => void) | undefined {
  const footer = root.querySelector('.footer')
  if (!footer) return undefined
  const write = () => {
    const platform = pageRootValue('platform')
    if (platform) patches.setAttribute(footer, 'class', `footer footer--${platform.toLowerCase()}`)
  }
  write()
  return observePageRoot(write)
}

/** The desktop view is not offered where the page has it (FOOTER-57). The way back from a forced one needs React. */
function offerView({ patches, root }: LiveElement): (() => void) | undefined {
  const place = root.querySelector('.legal__switches')
  const switches = [...(place?.children ?? [])]
  if (!place || switches.length < 2) return undefined
  const write = () => patches.setChildren(place, ...(isDesktop() ? switches.slice(0, -1) : switches))
  write()
  return observePageRoot(write)
}

/** The page's own addresses of country shops and app stores. Those of content pages need React. */
function applyLinks(element: LiveElement): undefined {
  const { root, patches, props } = element
  const { shopUrls, appStores, links } = pageSettings()
  const setLink = (link: Element | null | undefined, url: string | undefined) => {
    if (link && url) patches.setAttribute(link, 'href', url)
  }
  const countries = root.querySelectorAll('.countries__link')
  for (const site of SITES) setLink(countries[SITES.indexOf(site)], shopUrls[site])
  const linkTo = (painted: string) => root.querySelector(`a[href="${painted}"]`)
  setLink(linkTo(APP_STORES.android), safeUrl(appStores.android))
  setLink(linkTo(APP_STORES.ios), appStoreUrl(appStores.ios))
  if (links[props.site]) element.wakeWhenIdle()
}

/** Draws the icons, for which a fragment has room only (FOOTER-46). */
function drawIcons({ root, patches, host, tag, phase }: LiveElement): (() => void) | undefined {
  if (phase === 'awake') return undefined
  let isEnded = false
  const draw = (drawings: Readonly<Record<string, string>>) => {
    let isMissing = false
    for (const icon of isEnded ? [] : root.querySelectorAll('svg[data-icon]')) {
      const drawing = drawings[icon.getAttribute('data-icon') ?? '']
      if (drawing) patches.setChildren(icon, pathOf(drawing))
      else if (icon.childElementCount === 0) isMissing = true
    }
    return isMissing
  }
  const drawAll = async () => {
    try {
      const { BUILT_IN_DRAWINGS } = await import('./footer-drawings.ts')
      // Icons of the services' content.
      if (draw(BUILT_IN_DRAWINGS)) draw((await import('./service-drawings.ts')).SERVICE_DRAWINGS)
    } catch (error) {
      reportMissingCode(tag, error)
    }
  }
  const stop = onceNear(host, () => void drawAll())
  return () => {
    isEnded = true
    stop()
  }
}

function pathOf(drawing: string): Element {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawing)
  return path
}
