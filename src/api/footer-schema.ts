/** `contentJSON` of the footer (specification 2 §3): one wrong entry of a list is dropped and told, the rest is shown. */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import { LOGO_SIZE } from '../shop/footer/footer-logos.ts'
import { lenient, listOf } from './answer-schema.ts'

/** An address that may become a link; any other is none. */
const url = v.pipe(
  v.string(),
  v.transform((text) => safeUrl(text) ?? ''),
  v.minLength(1, 'is no address of the web'),
)
const text = v.pipe(v.string(), v.minLength(1))
const px = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(1000))
const { width, height } = LOGO_SIZE
const flag = v.optional(v.fallback(v.boolean(), false), false)
/** Optional; empty or of a wrong type it is as if it were not there. */
const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    lenient(schema),
    v.transform((value) => value ?? undefined),
  )

const link = v.object({ url, text })
const groupLink = v.object({ url, text, hideInClassic: flag })
const image = v.object({
  source: v.string(),
  label: v.string(),
  link: maybe(url),
  width: v.nullish(px, width),
  height: v.nullish(px, height),
})
const iconLink = v.object({ iconName: v.string(), link })
const heading = v.fallback(v.string(), '')

const group = v.object({
  heading: v.object({ iconName: v.fallback(v.string(), ''), link }),
  hideGroupInCheckout: flag,
  introductoryText: maybe(text),
  links: listOf(groupLink),
  images: listOf(image),
})

/** Parts that are missing are empty; a footer without groups or legal links is none. */
export const footerSchema = v.object({
  headline: heading,
  teaser: v.object({ groups: v.pipe(listOf(group), v.minLength(1, 'no group is left')) }),
  seo: v.optional(v.object({ heading, columns: listOf(listOf(link)) }), { heading: '' }),
  socialMedia: v.optional(v.object({ heading, icons: listOf(iconLink) }), { heading: '' }),
  appReferences: v.optional(v.object({ heading, appIcons: listOf(iconLink) }), { heading: '' }),
  qualityLogos: v.optional(v.object({ heading, logos: listOf(image) }), { heading: '' }),
  legalLinks: v.pipe(
    listOf(v.object({ url, text, opensConsentSettings: maybe(v.literal(true)) })),
    v.minLength(1, 'no legal link is left'),
  ),
  viewChanger: maybe(v.object({ toMobile: text, toDesktop: text })),
  salesTax: maybe(v.object({ textBeforeLink: v.string(), link, textAfterLink: v.string() })),
})

export type RemoteFooter = v.InferOutput<typeof footerSchema>
