/** Node only: renders an element to HTML with declarative shadow DOM, for fragments (DELIVERY-18). */
import { prerender } from 'react-dom/static'
import type { ElementDefinition } from '../elements/define-element.ts'
import { shopFooter } from '../elements/shop-footer.ts'
import { shopHeader } from '../elements/shop-header.ts'
import { shopNewsletter } from '../elements/shop-newsletter.ts'
import { type Feature, formsOf, loadTexts, type TextKey, translator } from '../i18n/texts.ts'
import { SNAPSHOT, TEXTS } from '../live/fragment-scripts.ts'
import { PAINTED_ATTRIBUTES, propsOfAttributes, RELEASE } from '../page/configuration/element-props.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import type { FragmentTag } from '../page/configuration/tags.ts'
import { shapeOf } from '../page/fragment/shape.ts'
import { newsletterAttributes } from '../react/footer/NewsletterBox.tsx'
import { ElementRoot } from '../react/shell/ElementRoot.tsx'
import { createPropsSource } from '../react/shell/props-source.ts'
import type { Locale } from '../shop/sites/sites.ts'
import { escapeMarkup } from '../shop/text/escape-markup.ts'
import { markOf, type SentenceForms } from '../shop/text/sentence.ts'
import { VERSION } from '../shop/version.ts'
import type { Snapshot } from '../state/content/snapshot.ts'
import { campaignCss } from '../view/promotion/promotion-styles.ts'
import type { ViewName } from '../view/views.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { asciiCss, asciiHtml, asciiJson, unmarkedCss, unmarkedHtml, unmarkedJson } from './portable-text.ts'
import { type ContentProblem, type ServiceAnswers, WITH_CONTENT } from './service-answers.ts'
import { VIEW_TEXTS } from './view-texts.ts'

const DEFINITIONS = {
  'shop-header': shopHeader,
  'shop-footer': shopFooter,
  'shop-newsletter': shopNewsletter,
} as const satisfies Record<FragmentTag, unknown>

/**
 * By tag and theme, what of the sheet an untouched fragment needs; the rest comes with the code (DELIVERY-46). The build
 * computes it from this module's own markup and writes it before the bundled code (tools/build/painted.ts). `npm run dev` and
 * the tests of parts do without it, and inline the whole sheet.
 */
declare const __SHOP_ELEMENTS_PAINTED__: Readonly<Record<string, Readonly<Record<string, string>>>>
const PAINTED = typeof __SHOP_ELEMENTS_PAINTED__ === 'undefined' ? undefined : __SHOP_ELEMENTS_PAINTED__

interface RenderOptions {
  /** Nonce of the `<style>`. */
  nonce?: string | undefined
  /** HTML between the tags. */
  slots?: string
  /** In the fragment of another tag, whose shape covers it. */
  isInside?: boolean
  content?: ServiceAnswers
  onError?(problem: ContentProblem): void
}

/** Data for the browser, which no policy forbids. No sign of it can end the script, begin a comment, or be escaped by a CMS (DELIVERY-82). */
const scriptOf = (name: string, data: Snapshot | Texts) => {
  const text = unmarkedJson(asciiJson(JSON.stringify(data)))
  const json = text.replaceAll(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
  return `<script type="application/json" ${name}>${json}</script>`
}

const cssOf = (css: string) => unmarkedCss(asciiCss(css))

const TEMPLATE = '<template shadowrootmode="open">'
const END = '</template>'

/** The same sheets and texts are in all fragments, and would take half of a render's time: each is made once. */
const sheets = new Map<string, string>()
const forms = new Map<string, SentenceForms>()

function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const value = made.get(key) ?? make()
  made.set(key, value)
  return value
}

type Texts = Readonly<Record<string, SentenceForms>>

/** The texts of the views in the markup, for the live layer, which says the product. */
function textsOf(markup: string, locale: Locale): Texts {
  const product = markOf('product')
  const hooks = [...markup.matchAll(/ data-live="([^"]*)"/g)].map(([, hook = '']) => hook)
  const names = new Set(hooks.flatMap((hook) => VIEW_TEXTS[hook.split(':')[0] as ViewName] ?? []))
  return Object.fromEntries(
    [...names].map((name) => {
      const [feature, ...key] = name.split('.') as [Feature, ...string[]]
      const made = once(forms, `${locale} ${name}`, () =>
        formsOf(translator(locale, feature, product, false), { locale, product }, key.join('.') as TextKey<Feature>),
      )
      return [name, made]
    }),
  )
}

/** The attributes that decide anything: the markup carries no others. */
function withoutDefaults(attributes: Record<string, string>, propsOf: (given: Record<string, string>) => object) {
  const needed = { ...attributes }
  const all = JSON.stringify(propsOf(attributes))
  for (const name of Object.keys(attributes)) {
    const { [name]: _, ...others } = needed
    if (JSON.stringify(propsOf(others)) === all) delete needed[name]
  }
  return needed
}

/**
 * Renders a tag as the browser's first render will. The attributes are kept in the markup, so that hydration repeats this
 * render whatever the page changes on the tag (DELIVERY-21). `template` is what makes the shadow root, between the tags.
 *
 * @throws what a component throws.
 */
export async function prerenderElement(
  tag: FragmentTag,
  attributes: Record<string, string>,
  { nonce, slots = '', isInside = false, content: answers = {}, onError = () => {} }: RenderOptions = {},
): Promise<{ html: string; template: string }> {
  const definition = DEFINITIONS[tag] as unknown as ElementDefinition
  const propsOf = (given: Record<string, string>) =>
    propsOfAttributes(tag, definition.attributes, given) as CommonProps & Record<string, unknown>
  const props = propsOf(attributes)
  const snapshot = await makeSnapshot(tag, props, answers, onError)
  const parts = snapshot && definition.snapshotParts?.(snapshot)
  await Promise.all([loadTexts(props.locale, [...definition.features, ...(parts?.features ?? [])]), parts?.load()])
  const hasMore = snapshot || (props.mode ?? 'sign-up') !== 'sign-up' || props.showDoiErrorMessage
  const sheet = PAINTED?.[tag]?.[hasMore ? `${props.theme}${WITH_CONTENT}` : props.theme]
  const whole = sheet ?? (await definition.loadSheet()).default
  const css = once(sheets, whole, () => cssOf(whole))

  const failures: unknown[] = []
  const { prelude } = await prerender(
    <ElementRoot
      tag={tag}
      component={definition.component as never}
      source={createPropsSource(props)}
      snapshot={snapshot}
      onReady={() => {}}
      onError={() => {}}
    />,
    // No streaming: its inline scripts work neither in a shadow root nor under a strict CSP.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]

  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
  const kept = escapeMarkup(JSON.stringify(withoutDefaults(attributes, propsOf)))
  const ofPolicy = nonce ? ` nonce="${escapeMarkup(nonce)}"` : ''
  const campaigns = snapshot?.promotions ? cssOf(campaignCss(snapshot.promotions, props)) : ''
  const styles = `<style${ofPolicy}>${css}</style>${campaigns && `<style ${SNAPSHOT}${ofPolicy}>${campaigns}</style>`}`
  const start = asciiHtml(`<${tag}${given.join('')}>`)
  const painted = `<div data-root data-nosnippet ${RELEASE}="${VERSION}" ${PAINTED_ATTRIBUTES}="${kept}">${markup}</div>`
  // A footer's newsletter box has the form, in a shadow root of its own (FOOTER-26).
  const form = markup.includes('<shop-newsletter')
    ? (await prerenderElement('shop-newsletter', newsletterAttributes(props), { nonce, isInside: true })).template
    : ''
  const texts = textsOf(markup, props.locale)
  const data =
    (snapshot ? scriptOf(SNAPSHOT, snapshot) : '') + (Object.keys(texts).length > 0 ? scriptOf(TEXTS, texts) : '')
  const written = unmarkedHtml(asciiHtml(painted))
  // Tools change it on its way (DELIVERY-94). A browser with a policy shows no nonce.
  const asShown = (html: string) => (ofPolicy ? html.replaceAll(ofPolicy, ' nonce=""') : html)
  const inForm = form.slice(TEMPLATE.length, -END.length)
  const shape = isInside ? '' : `="${shapeOf(asShown(styles + data + written), asShown(inForm))}"`
  const body = written
    .replace('data-root', (name) => name + shape)
    .replace(/<shop-newsletter[^>]*>/, (start) => start + form)
  const template = `${TEMPLATE}${styles}${data}${body}${END}`
  return { html: `${start}${template}${slots}</${tag}>\n`, template }
}
