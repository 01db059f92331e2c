/** The answer of the promotion service and its `contentJSON` (CALL-32). Texts are cleaned, addresses and colours checked. */
import * as v from 'valibot'
import { parseColour } from '../../shop/promotion/colour.ts'
import { BENEFIT_SLOTS } from '../../shop/promotion/promotion.ts'
import { httpUrl, listOf, optionalField, optionalHttpUrl } from '../answer-schema.ts'
import { toPlainText, toRichText } from './promotion-text.ts'

/** Turns a name in small letters into a colour as `parseColour` reads it; undefined for what names no colour (PROMO-30). */
type ColourNames = (name: string) => string | undefined

/** A browser knows them, so that no table travels. */
let readName: ColourNames = (name) => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = name
  const colour = String(pen.fillStyle)
  // A text that names no colour leaves it black; `transparent` is written as `rgba()`.
  return colour !== '#000000' || name === 'black' ? parseColour(colour) : undefined
}

/** For where there is no browser. */
export const readColourNamesBy = (reader: ColourNames): void => {
  readName = reader
}

/** A colour by its CSS name. */
export function namedColour(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  return /^[a-z]+$/.test(name) ? readName(name) : undefined
}

export const PROMOTION_TYPES = [
  'ApiTopBannerPromotion',
  'ApiCategory',
  'ApiPiPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiMessage',
] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

export const promotionAnswerSchema = v.object({ type: v.picklist(PROMOTION_TYPES), contentJSON: v.string() })

const richText = optionalField(v.pipe(v.string(), v.transform(toRichText), v.minLength(1)))
const pixels = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value), 'not finite'),
)
const plainText = v.pipe(v.string(), v.transform(toPlainText), v.minLength(1))
/** Whether a text is an address, which nobody wants to read (PROMO-15). */
export const isAddress = (text: string): boolean =>
  /^((https?|mailto|tel|javascript):|[\w+.-]+:\/\/|\.{0,2}\/|\?\w+=|www\.|[\w.-]+\.[a-z]{2,}\/)\S*$/i.test(text)
const linkText = v.pipe(
  plainText,
  v.check((text) => !isAddress(text), 'an address'),
)
const link = v.object({ url: httpUrl, text: optionalField(linkText) })

const colour = optionalField(
  v.pipe(
    v.object({ colorCode: v.string() }),
    v.transform(({ colorCode }) => parseColour(colorCode) ?? namedColour(colorCode) ?? ''),
    v.minLength(1),
  ),
)

const image = optionalField(
  v.object({
    imageData: v.object({
      cutouts: listOf(
        v.object({
          imagePath: httpUrl,
          // In px; 0 and below fit any window.
          breakpoint: optionalField(pixels),
          // In px.
          targetSize: optionalField(v.object({ width: pixels })),
          imageCss: optionalField(v.string()),
          containerCss: optionalField(v.string()),
        }),
      ),
    }),
  }),
)

const voucherCode = optionalField(v.object({ code: plainText, instruction: richText }))
const ctaButton = optionalField(v.object({ ctaLink: link }))

const benefit = v.object({
  slot: v.picklist(BENEFIT_SLOTS),
  url: httpUrl,
  text: linkText,
  boldLink: optionalField(v.boolean()),
})

/** Slots are assigned before bad entries are dropped (PROMO-17); from the fifth link on they are ignored (PROMO-16). */
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

export const promotionContentSchema = v.object({
  headline: richText,
  subline: richText,
  promotionLongText: richText,
  promotionShortText: richText,
  img: image,
  piImage: image,
  useDarkTheme: optionalField(v.boolean()),
  backgroundColor: colour,
  promotionTextColor: colour,
  legalText: richText,
  legalTextHint: optionalField(plainText),
  legalTextHintShort: optionalField(plainText),
  voucherCode,
  ctaButton,
  voucherOrButton: optionalField(
    v.object({ selector: v.picklist(['voucherCode', 'ctaButton']), voucherCode, ctaButton }),
  ),
  links: benefits,
  link: optionalField(v.union([link, plainText])),
  linkURL: optionalHttpUrl,
  // For an operator's message.
  text: optionalField(plainText),
  level: optionalField(v.picklist(['note', 'disturbance'])),
  paths: listOf(v.string()),
})

export type PromotionContent = v.InferOutput<typeof promotionContentSchema>
