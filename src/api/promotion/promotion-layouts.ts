/** Turns the content of a promotion into what its layout shows. */
import { safeUrl } from '../../page/browser/safe-url.ts'
import {
  type Cutout,
  type LegalText,
  type Link,
  type Promotion,
  type Voucher,
  widestFirst,
} from '../../shop/promotion/promotion.ts'
import { isAddress, type PromotionContent, type PromotionType } from './promotion-schema.ts'

/** A text colour without a background is ignored: the background would be the theme's (PROMO-30). */
const lookOf = ({ useDarkTheme, backgroundColor: background, promotionTextColor: text }: PromotionContent) => ({
  isDark: useDarkTheme ?? false,
  colours: background ? { background, text } : undefined,
})

function legalOf({ legalText, legalTextHint, legalTextHintShort }: PromotionContent): LegalText | undefined {
  const hasLegal = legalText !== undefined || legalTextHint !== undefined || legalTextHintShort !== undefined
  return hasLegal ? { text: legalText, hint: legalTextHint, shortHint: legalTextHintShort } : undefined
}

/** `link` is a link, the text of `linkURL`, or an address, which is never shown as text (PROMO-15). */
function linkOf({ link, linkURL }: PromotionContent): Link | undefined {
  const { url = linkURL, text } = typeof link === 'object' ? link : { text: link }
  if (!text || !isAddress(text)) return url ? { url, text } : undefined
  const address = url ?? (/^[/h]/i.test(text) ? safeUrl(text) : undefined)
  return address ? { url: address } : undefined
}

/** The value of `object-position`, if it is a plain one; no other CSS of the answer is used (PROMO-21). */
function positionOf(css = ''): string | undefined {
  const position = /(?:^|;)\s*object-position\s*:([^;]*)/i.exec(css)?.[1]?.trim().toLowerCase()
  const isPlain = position?.split(/\s+/).every((part) => /^(left|right|top|bottom|center|\d{1,3}(\.\d+)?%)$/.test(part))
  return isPlain ? position : undefined
}

function cutoutsOf(image: PromotionContent['img']): Cutout[] {
  const cutouts: Cutout[] = []
  for (const { imagePath, breakpoint = 0, targetSize, imageCss, containerCss } of image?.imageData.cutouts ?? [])
    cutouts.push({
      url: imagePath,
      breakpoint: Math.max(0, breakpoint),
      width: Math.max(0, targetSize?.width ?? 0) || undefined,
      position: positionOf(imageCss) ?? positionOf(containerCss),
    })
  return widestFirst(cutouts)
}

/** The selector decides; without one both are shown (PROMO-13). */
function voucherOrButton(content: PromotionContent): { voucher: Voucher | undefined; callToAction: Link | undefined } {
  const { voucherOrButton: choice } = content
  const voucher = choice?.voucherCode ?? content.voucherCode
  const callToAction = (choice?.ctaButton ?? content.ctaButton)?.ctaLink
  return {
    voucher: choice?.selector === 'ctaButton' ? undefined : voucher,
    callToAction: choice?.selector === 'voucherCode' ? undefined : callToAction,
  }
}

/** By type (PROMO-7). */
export const PROMOTION_LAYOUTS = {
  ApiTopBannerPromotion(content) {
    const { headline, promotionLongText: longText, promotionShortText: shortText } = content
    const link = linkOf(content) ?? content.ctaButton?.ctaLink
    return { layout: 'top-banner', ...lookOf(content), headline, longText, shortText, link, legal: legalOf(content) }
  },
  ApiCategory(content) {
    const { headline, subline, promotionLongText: longText, promotionShortText: shortText } = content
    const texts = { headline, subline, longText, shortText, legal: legalOf(content) }
    const cutouts = cutoutsOf(content.img)
    return { layout: 'category-banner', ...lookOf(content), ...texts, cutouts, ...voucherOrButton(content) }
  },
  ApiPiPromotion(content) {
    const { headline, subline } = content
    const cutouts = cutoutsOf(content.piImage ?? content.img)
    const texts = { headline, subline, legal: legalOf(content) }
    return { layout: 'pi-teaser', ...lookOf(content), ...texts, cutouts, link: linkOf(content) }
  },
  ApiHeaderBenefitsPromotion(content) {
    const benefits = content.links.map(({ boldLink, ...benefit }) => ({ ...benefit, isBold: boldLink ?? false }))
    return { layout: 'benefits', ...lookOf(content), benefits }
  },
  // Without words of its own a link has nothing to lead from.
  ApiMessage(content) {
    const { text, level, paths } = content
    const message = { layout: 'message', isDark: false } as const
    return text ? { ...message, level, text, link: linkOf(content), paths } : { ...message, text: '', paths: [] }
  },
} as const satisfies Record<PromotionType, (content: PromotionContent) => Promotion>

/** Whether its layout has something to show: a theme and colours alone are nothing (PROMO-9). */
export const hasContent = ({ layout: _, isDark: _dark, colours: _colours, ...parts }: Promotion): boolean =>
  Object.values(parts).some((part) => part && part.length !== 0)
