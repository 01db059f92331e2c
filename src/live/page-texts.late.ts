/** The page's own words in a painted element: its texts (CONFIG-28), and in a footer its addresses of content pages (CONFIG-26). */

import { safeUrl } from '../page/browser/safe-url.ts'
import { builtInTexts } from '../page/built-in-texts.ts'
import { pageTexts } from '../page/configuration/page-texts.late.ts'
import { pageSettings } from '../page/configuration/settings.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import { TEXTS as FEATURES } from '../page/configuration/tag-facts.ts'
import { reportMissingCode } from '../page/events/events.ts'
import { footerContentAtom } from '../state/footer/footer.ts'
import { viewOf } from '../view/views.ts'
import { type Forms, readScript, readSnapshot, sayIn, TEXTS } from './fragment-scripts.ts'
import type { LiveElement } from './live-element.ts'
import type { Patches } from './patches.ts'
import { writeViews } from './write-views.ts'

/** Those of the form inside a footer, which hydrates by itself. */
const FORM_FEATURES = ['newsletter', 'newsletter-form', 'form']

const PLURAL = /_(zero|one|two|few|many|other)$/
const PLACEHOLDER = /\{\{(\w+)\}\}/g
const LINKS = /<\/?\w+>/

interface Own {
  /** A text of the markup, its placeholders as groups. */
  pattern: RegExp
  placeholders: readonly string[]
  /** The page's words instead; undefined where the markup does not tell. */
  text: string | undefined
}

function ownOf(replaced: string, text: string | undefined): Own {
  const parts = replaced.split(PLACEHOLDER)
  const isText = (_: string, at: number) => at % 2 === 0
  const escaped = parts.filter(isText).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const placeholders = parts.filter((part, at) => !isText(part, at))
  return { pattern: new RegExp(`^${escaped.join('(.+)')}$`), placeholders, text }
}

/** The page's words in place of built-in texts. Those of views are put into `forms`. */
function ownTexts(
  { locale, product }: Pick<CommonProps, 'locale' | 'product'>,
  [feature, texts]: readonly [string, ReadonlyMap<string, string>],
  forms: Forms,
): Own[] {
  return pageTexts(locale, feature, (key) => texts.get(key)).flatMap(([key, text]): Own[] => {
    const replaced = texts.get(key) ?? ''
    const [, category] = PLURAL.exec(key) ?? []
    const name = `${feature}.${key.replace(PLURAL, '')}`
    const form = forms[name]
    if (form !== undefined) {
      forms[name] = category ? { ...(typeof form === 'string' ? { other: form } : form), [category]: text } : text
      return []
    }
    const named = (one: string) => one.replaceAll('{{product}}', product)
    // One that is a placeholder only would be found everywhere.
    if (!/\p{L}/u.test(replaced.replace(PLACEHOLDER, ''))) return []
    const parts = replaced.split(LINKS)
    if (parts.length > 1)
      return parts.filter((part) => /\p{L}/u.test(part)).map((part) => ownOf(named(part), undefined))
    return [ownOf(named(replaced), FORM_FEATURES.includes(feature) ? undefined : named(text))]
  })
}

interface Said {
  value: string
  replace(text: string): void
}

/** The texts and attributes below a root, such as the names of buttons. */
const saidIn = (root: ParentNode, patches: Patches): Said[] =>
  [...root.querySelectorAll('*')].flatMap((element): Said[] => [
    ...[...element.attributes].map(({ name, value }) => ({
      value,
      replace: (text: string) => patches.setAttribute(element, name, (name === 'href' ? safeUrl(text) : text) ?? value),
    })),
    ...[...element.childNodes].flatMap((child) => {
      if (child.nodeType !== child.TEXT_NODE) return []
      const replace = (text: string) => {
        const next = [...element.childNodes].map((one) => (one === child ? document.createTextNode(text) : one))
        patches.setChildren(element, next)
      }
      return [{ value: child.textContent ?? '', replace }]
    }),
  ])

/** False where the markup does not tell what the page's texts replace. */
function replaceTexts(said: readonly Said[], own: readonly Own[]): boolean {
  const found = said.flatMap(({ value, replace }) => {
    const one = own.find(({ pattern }) => pattern.test(value))
    return one ? [{ ...one, values: one.pattern.exec(value)?.slice(1) ?? [], replace }] : []
  })
  if (found.some(({ text }) => text === undefined)) return false
  for (const { text = '', placeholders, values, replace } of found)
    replace(text.replace(PLACEHOLDER, (mark, name: string) => values[placeholders.indexOf(name)] ?? mark))
  return true
}

/** By the built-in address, or by the text of a link to what only some sites have. */
function replaceLinks(
  { container, props, patches }: LiveElement,
  texts: ReadonlyMap<string, string>,
  isLeftOut: (duty: string) => boolean,
): void {
  const links = Object.entries(pageSettings().links[props.site] ?? {})
  for (const anchor of container.querySelectorAll('a')) {
    const isMeant = ([name]: [string, string]) =>
      [texts.get(`path.${name}`), texts.get(`legal.${name}`)].some(
        (built, at) => built === (at === 0 ? anchor.getAttribute('href') : anchor.textContent),
      )
    const [, url] = links.find(isMeant) ?? []
    const href = safeUrl(url)
    if (href) patches.setAttribute(anchor, 'href', href)
    // A legal link that the page has no use for (FOOTER-47, LAW-3).
    const duty = viewOf(anchor.dataset.live ?? '')?.key
    const item = (duty ? isLeftOut(duty) : url === '') ? anchor.closest('.legal__links > li') : undefined
    const list = item?.parentElement
    if (list)
      patches.setChildren(
        list,
        [...list.childNodes].filter((one) => one !== item),
      )
  }
  for (const [name, url] of links) {
    const href = safeUrl(url)
    const logo = container.querySelector(`.footer__quality li > img[src$="/${CSS.escape(name)}.svg"]`)
    const item = logo?.parentElement
    if (!href || !item) continue
    const anchor = Object.assign(document.createElement('a'), { className: 'logos__link', href })
    patches.setChildren(item, [anchor])
    anchor.append(logo)
  }
}

/** Puts the page's words in place of the painted ones. React says those that it can't tell in the markup. */
export function showPageTexts(element: LiveElement): undefined {
  const { tag, root, container, props, patches, store } = element
  const { locale } = props
  const given = Object(Object(pageSettings().block.texts)[locale])
  const form = container.querySelector('shop-newsletter')?.shadowRoot
  const isSaid = (feature: string) => Object.keys(given).some((name) => name.startsWith(`${feature}.`))
  const formFeatures = form ? FORM_FEATURES.filter(isSaid) : []

  const show = async () => {
    const load = (features: readonly string[] = []) =>
      Promise.all(features.map(async (feature) => [feature, await builtInTexts(locale, feature)] as const))
    const { duties } = pageSettings().block
    const law = tag === 'shop-footer' && duties ? await import('../page/configuration/left-out-links.ts') : undefined
    const [builtIn, ofForm] = await Promise.all([load(FEATURES[tag]), load(formFeatures)])
    // It may have left the page.
    if (element.phase !== 'asleep' || !element.host.isConnected) return
    // Words of the content service are not the page's to replace; React knows it.
    if (readSnapshot(root)?.footer) return element.wakeWhenIdle()
    // The content of the service has been completed by what was painted.
    const isLate = tag === 'shop-footer' && store.get(footerContentAtom(`${Object(props).contentId}`)).isShown
    const forms = { ...readScript<Forms>(root, TEXTS) }
    const own = (texts: typeof builtIn) => texts.flatMap((one) => ownTexts(props, one, forms))
    const footer = new Map(builtIn).get('footer')
    // By the built-in texts.
    if (footer) replaceLinks(element, footer, (duty) => !!law?.isDutyLeftOut(duty, duties))
    const isTold =
      replaceTexts(saidIn(container, patches), own(builtIn)) &&
      (!form || replaceTexts(saidIn(form, patches), own(ofForm)))
    if (isLate || !isTold) return element.wakeWhenIdle()
    // The views that are written have the former context.
    const { context } = element
    element.speakBy((props) => sayIn(forms, props))
    context.text = element.context.text
    writeViews(element)()
  }
  if (tag in FEATURES) show().catch((error) => reportMissingCode(tag, error))
  else if (FORM_FEATURES.some(isSaid)) element.wakeWhenIdle()
}
