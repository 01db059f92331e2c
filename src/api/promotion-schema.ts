/** `contentJSON` of a promotion (specification 1 §3), turned into the entities of `shop/promotion.ts`. */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import { parseColour } from '../shop/promotion/colour.ts'
import { readablePair } from '../shop/promotion/contrast.ts'
import {
  BENEFIT_SLOTS,
  type ColourPair,
  type Cutout,
  type LegalText,
  type Link,
  type Promotion,
  type Voucher,
  widestFirst,
} from '../shop/promotion/promotion.ts'
import { lenient, listOf } from './answer-schema.ts'
import { toPlainText, toRichText } from './promotion-text.ts'

/** Optional; of a wrong type, null or empty it is as if it were not there. */
const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    lenient(schema),
    v.transform((value) => value ?? undefined),
  )

const rich = maybe(v.pipe(v.string(), v.transform(toRichText), v.minLength(1)))
const plain = v.pipe(v.string(), v.transform(toPlainText), v.minLength(1))

/** An address that may become a link or a picture; any other is no address. */
const url = v.pipe(
  v.string(),
  v.transform((text) => safeUrl(text) ?? ''),
  v.minLength(1),
)

const link = v.object({ url, text: maybe(plain) })

const colour = maybe(
  v.object({
    colorCode: v.pipe(
      v.string(),
      v.transform((text) => parseColour(text) ?? ''),
      v.minLength(1),
    ),
  }),
)

// In the window's own px; a size below nothing means any window.
const px = v.pipe(v.number(), v.finite())

const cutout = v.object({
  imagePath: url,
  breakpoint: maybe(px),
  imageCss: maybe(v.string()),
})

const image = maybe(v.object({ imageData: v.object({ cutouts: listOf(cutout) }) }))

const voucher = maybe(v.object({ code: plain, instruction: rich }))
const ctaButton = maybe(v.object({ ctaLink: link }))

const slot = v.picklist(BENEFIT_SLOTS)
const benefit = v.object({ slot, url, text: plain, boldLink: maybe(v.boolean()) })

/** The place in the list is what a benefit is tracked as, whichever of its neighbours is dropped. */
const benefits = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((entries) =>
      Array.isArray(entries)
        ? entries.slice(0, BENEFIT_SLOTS.length).map((entry, index) => ({ ...entry, slot: BENEFIT_SLOTS[index] }))
        : entries,
    ),
    listOf(benefit),
  ),
  [],
)

const contentSchema = v.object({
  headline: rich,
  subline: rich,
  promotionLongText: rich,
  promotionShortText: rich,
  img: image,
  piImage: image,
  useDarkTheme: maybe(v.boolean()),
  backgroundColor: colour,
  promotionTextColor: colour,
  legalText: rich,
  legalTextHint: maybe(plain),
  legalTextHintShort: maybe(plain),
  voucherCode: voucher,
  ctaButton,
  voucherOrButton: maybe(
    v.object({ selector: v.picklist(['voucherCode', 'ctaButton']), voucherCode: voucher, ctaButton }),
  ),
  links: benefits,
  link: maybe(v.union([link, plain])),
  linkURL: maybe(url),
})
type Content = v.InferOutput<typeof contentSchema>

/** A text's colour alone is not enough: what it would stand on is the theme's matter. */
function coloursOf({ backgroundColor, promotionTextColor }: Content): ColourPair | undefined {
  return backgroundColor && readablePair(backgroundColor.colorCode, promotionTextColor?.colorCode)
}

const lookOf = (content: Content) => ({ isDark: content.useDarkTheme ?? false, colours: coloursOf(content) })

function legalOf({ legalText, legalTextHint, legalTextHintShort }: Content): LegalText | undefined {
  const hasWords = legalText !== undefined || legalTextHint !== undefined || legalTextHintShort !== undefined
  return hasWords ? { text: legalText, hint: legalTextHint, shortHint: legalTextHintShort } : undefined
}

/** `link` is a link, or the words of `linkURL`, or an address. */
function linkOf({ link, linkURL }: Content): Link | undefined {
  if (typeof link === 'object') return link
  if (linkURL) return { url: linkURL, text: link }
  const address = safeUrl(link)
  return address && /^(https?:\/)?\//i.test(address) ? { url: address } : undefined
}

/** Of `imageCss` only the point that stays in view is taken, of `containerCss` nothing: the layout is the block's own. */
function positionOf(css = ''): string | undefined {
  const position = /(?:^|;)\s*object-position\s*:([^;]*)/i.exec(css)?.[1]?.trim().toLowerCase()
  const isKnown = position?.split(/\s+/).every((word) => /^(left|right|top|bottom|center|\d{1,3}(\.\d+)?%)$/.test(word))
  return isKnown ? position : undefined
}

function cutoutsOf(picture: Content['img']): Cutout[] {
  const cutouts: Cutout[] = []
  for (const { imagePath, breakpoint = 0, imageCss } of picture?.imageData.cutouts ?? [])
    cutouts.push({ url: imagePath, breakpoint: Math.max(0, breakpoint), position: positionOf(imageCss) })
  return widestFirst(cutouts)
}

/** The selector decides; where there is none, whatever is there is shown. */
function voucherOrButton(content: Content): { voucher: Voucher | undefined; callToAction: Link | undefined } {
  const { voucherOrButton: choice } = content
  const voucher = choice?.voucherCode ?? content.voucherCode
  const callToAction = (choice?.ctaButton ?? content.ctaButton)?.ctaLink
  return {
    voucher: choice?.selector === 'ctaButton' ? undefined : voucher,
    callToAction: choice?.selector === 'voucherCode' ? undefined : callToAction,
  }
}

/** What each type makes of the content. */
const LAYOUTS = {
  ApiTopBannerPromotion(content) {
    const { headline, promotionLongText: longText, promotionShortText: shortText } = content
    if (!headline && !longText && !shortText) return undefined
    const link = linkOf(content) ?? content.ctaButton?.ctaLink
    return { layout: 'top-banner', ...lookOf(content), headline, longText, shortText, link, legal: legalOf(content) }
  },
  ApiCategory(content) {
    const { headline, subline, promotionLongText: longText, promotionShortText: shortText } = content
    const cutouts = cutoutsOf(content.img)
    if (!headline && cutouts.length === 0) return undefined
    const texts = { headline, subline, longText, shortText, legal: legalOf(content) }
    return { layout: 'category-banner', ...lookOf(content), ...texts, cutouts, ...voucherOrButton(content) }
  },
  ApiPiPromotion(content) {
    const { headline, subline } = content
    const cutouts = cutoutsOf(content.piImage ?? content.img)
    if (!headline && cutouts.length === 0) return undefined
    const texts = { headline, subline, legal: legalOf(content) }
    return { layout: 'pi-teaser', ...lookOf(content), ...texts, cutouts, link: linkOf(content) }
  },
  ApiHeaderBenefitsPromotion(content) {
    if (content.links.length === 0) return undefined
    const links = content.links.map(({ boldLink, ...benefit }) => ({ ...benefit, isBold: boldLink ?? false }))
    return { layout: 'benefits', ...lookOf(content), benefits: links }
  },
} as const satisfies Record<string, (content: Content) => Promotion | undefined>

export type PromotionType = keyof typeof LAYOUTS
export const PROMOTION_TYPES = Object.keys(LAYOUTS) as PromotionType[]

export const promotionAnswerSchema = v.object({ type: v.picklist(PROMOTION_TYPES), contentJSON: v.string() })

/** What a type shows of its content; nothing when the content has nothing for it. */
export const promotionSchema = (type: PromotionType) =>
  v.pipe(
    contentSchema,
    v.transform((content): Promotion | undefined => LAYOUTS[type](content)),
  )
