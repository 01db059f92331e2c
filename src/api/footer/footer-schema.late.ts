/** `contentJSON` of the footer (CALL-33). */
import * as v from 'valibot'
import { LOGO_SIZE } from '../../shop/footer/footer.ts'
import { httpUrl, listOf, optionalField, optionalHttpUrl, readBody } from '../answer-schema.ts'
import type { Answer } from '../client.ts'
import type { ServiceContext } from '../service-context.ts'

const text = v.pipe(v.string(), v.minLength(1))
const px = v.pipe(
  v.number(),
  v.check((value) => value >= 1 && value <= 1000, 'not from 1 to 1000'),
)
const flag = v.optional(v.fallback(v.boolean(), false), false)
/** True or nothing. */
const isSet = optionalField(
  v.pipe(
    v.boolean(),
    v.transform((value) => value || undefined),
  ),
)
const heading = v.fallback(v.string(), '')

const link = v.object({ url: httpUrl, text })
const groupLink = v.object({ url: httpUrl, text, hideInClassic: flag })
/** A link that is only an address is named by its icon (CALL-34). */
const iconLink = v.pipe(
  v.object({ iconName: v.string(), link: v.union([httpUrl, link]) }),
  v.transform(({ iconName, link }) => ({
    iconName,
    link: typeof link === 'string' ? { url: link, text: nameOf(iconName) } : link,
  })),
)

/** As the brands write themselves. */
const BRANDS: Readonly<Record<string, string>> = {
  android: 'Google Play',
  appleinc: 'App Store',
  linkedin: 'LinkedIn',
  xing: 'XING',
  youtube: 'YouTube',
}
/** Others as they are: `easy_pay` as "Easy pay". */
const nameOf = (iconName: string) =>
  Object.hasOwn(BRANDS, iconName)
    ? (BRANDS[iconName] as string)
    : iconName.charAt(0).toUpperCase() + iconName.slice(1).replaceAll('_', ' ')
const image = v.object({
  source: v.string(),
  label: v.string(),
  link: optionalHttpUrl,
  width: v.nullish(px, LOGO_SIZE.width),
  height: v.nullish(px, LOGO_SIZE.height),
})

const group = v.object({
  heading: v.object({ iconName: v.fallback(v.string(), ''), link }),
  hideGroupInCheckout: flag,
  introductoryText: optionalField(text),
  links: listOf(groupLink),
  images: listOf(image),
})

/** An array of links, or an object with them (CALL-34). */
const column = v.pipe(
  v.unknown(),
  v.transform((given) => (given instanceof Object && 'links' in given ? given.links : given)),
  listOf(link),
)

/** Missing parts are empty (FOOTER-15); groups are required (FOOTER-14). */
const footerSchema = v.object({
  headline: heading,
  teaser: v.object({ groups: v.pipe(listOf(group), v.minLength(1, 'no valid group')) }),
  seo: v.optional(v.object({ heading, columns: listOf(column) }), { heading: '' }),
  socialMedia: v.optional(v.object({ heading, icons: listOf(iconLink) }), { heading: '' }),
  appReferences: v.optional(v.object({ heading, appIcons: listOf(iconLink) }), { heading: '' }),
  qualityLogos: v.optional(v.object({ heading, logos: listOf(image) }), { heading: '' }),
  legalLinks: listOf(
    v.object({
      url: httpUrl,
      text,
      opensConsentSettings: isSet,
      duty: optionalField(v.string()),
    }),
  ),
  viewChanger: optionalField(v.object({ toMobile: text, toDesktop: text })),
  salesTax: optionalField(v.object({ textBeforeLink: v.string(), link, textAfterLink: v.string() })),
})

export type RemoteFooter = v.InferOutput<typeof footerSchema>

const answerSchema = v.object({ contentJSON: v.string() })

/**
 * The footer's content in an answer.
 *
 * @throws {ApiError} `malformed` for invalid content (FOOTER-14).
 */
export function readFooter(answer: Answer, context: ServiceContext): RemoteFooter {
  const what = 'Footer content'
  const { contentJSON } = readBody(answerSchema, answer, what, context)
  return readBody(footerSchema, { ...answer, body: parse(contentJSON) }, `${what}, contentJSON`, context)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
