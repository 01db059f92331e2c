import { safeUrl } from '../../page/browser/safe-url.ts'
import { warn } from '../../page/configuration/warn.ts'
import { NEWSLETTER_DISCOUNT } from '../../shop/limits.ts'
import { useText } from '../shell/useText.ts'
import { Picture } from '../ui/product/Picture.tsx'
import type { NewsletterProps } from './Newsletter.tsx'

const PICTURES = '/service/newsletter-subscription-form/images'
/** Sizes and widths from which they show (specification 2 §9). */
const DESKTOP = { width: 400, height: 300, media: '(min-width: 1024px)' }
const TABLET = { width: 273, height: 273 }

type TeaserProps = Pick<NewsletterProps, 'images' | 'altText' | 'discount' | 'welcomeVoucher'>

/** What one signs up for: the picture, and a bubble with the discount and the welcome voucher (specification 2 §2). */
export function Teaser({ images, altText, discount, welcomeVoucher }: TeaserProps) {
  const t = useText('newsletter')
  const { desktop, tablet } = picturesOf(images)
  const percent = own(discount) ?? t('discount', { percent: NEWSLETTER_DISCOUNT })
  const voucher = own(welcomeVoucher) ?? t('voucher')
  return (
    <div className="teaser">
      <div className="teaser__picture">
        <Picture
          src={tablet}
          alt={altText}
          width={TABLET.width}
          height={TABLET.height}
          sources={[{ ...DESKTOP, srcSet: desktop }]}
        />
      </div>
      {(percent || voucher) && (
        <p className="teaser__bubble" part="bubble">
          {percent && <strong className="teaser__discount">{percent}</strong>} {voucher}
        </p>
      )}
    </div>
  )
}

/** The page's own words, none where it says `false`, undefined where it leaves them to the site. */
const own = (text: string) => (text === 'false' ? '' : text === 'true' ? undefined : text || undefined)

function picturesOf(images: unknown) {
  const given = typeof images === 'object' && images !== null ? (images as Record<string, unknown>) : {}
  const picture = (name: 'desktop' | 'tablet') => {
    const url = typeof given[name] === 'string' ? safeUrl(given[name]) : undefined
    if (!url && (given[name] !== undefined || (images !== null && given !== images)))
      warn(`<shop-newsletter> attribute images: "${name}" is no address of a picture; the built-in one is shown.`)
    return url ?? `${PICTURES}/${name}.jpg`
  }
  return { desktop: picture('desktop'), tablet: picture('tablet') }
}
