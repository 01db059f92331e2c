import { safeUrl } from '../../page/browser/safe-url.ts'
import type { NewsletterProps } from '../../page/configuration/tables/shop-newsletter.ts'
import { warn } from '../../page/configuration/warn.ts'
import { NEWSLETTER_DISCOUNT } from '../../shop/awake-limits.ts'
import { useText } from '../shell/useText.ts'
import { Picture } from '../ui/product/Picture.tsx'
import { SignUp } from './SignUp.tsx'
import { SubscriberSteps } from './SubscriberSteps.tsx'

const PICTURES = '/service/newsletter-subscription-form/images'
/** In px (NEWS-9). */
const DESKTOP = { width: 400, height: 300, media: '(min-width: 1024px)' }
const TABLET = { width: 273, height: 273 }

type TeaserProps = Pick<NewsletterProps, 'images' | 'altText' | 'discount' | 'welcomeVoucher'>

/** The picture and the bubble with discount and welcome voucher (NEWS-9, NEWS-11). */
function Teaser({ images, altText, discount, welcomeVoucher }: TeaserProps) {
  const t = useText('newsletter')
  const percent = givenText(discount) ?? t('discount', { percent: NEWSLETTER_DISCOUNT })
  const voucher = givenText(welcomeVoucher) ?? t('voucher')
  return (
    <div className="teaser">
      {images !== false && <TeaserPicture images={images} altText={altText} />}
      {(percent || voucher) && (
        <p className="teaser__bubble" part="bubble">
          {percent && <strong>{percent}</strong>}
          {/* Two facts: together they are no phrase in every language. */}
          {` ${percent && voucher ? '· ' : ''}${voucher || ''}`}
        </p>
      )}
    </div>
  )
}

function TeaserPicture({ images, altText }: Pick<NewsletterProps, 'images' | 'altText'>) {
  const { desktop, tablet } = picturesOf(images)
  return (
    <div className="teaser__picture">
      <Picture
        src={tablet}
        alt={altText}
        width={TABLET.width}
        height={TABLET.height}
        sources={[{ ...DESKTOP, srcSet: desktop }]}
      />
    </div>
  )
}

/** The text of an attribute; '' for `false`, undefined where the site's own text is used (NEWS-11). */
const givenText = (text: string) => (text === 'false' ? '' : text === 'true' ? undefined : text || undefined)

/** Falls back to the built-in pictures, one by one, and warns (NEWS-10). */
function picturesOf(images: unknown) {
  const given = typeof images === 'object' && images !== null ? (images as Record<string, unknown>) : {}
  const picture = (name: 'desktop' | 'tablet') => {
    const url = typeof given[name] === 'string' ? safeUrl(given[name]) : undefined
    if (!url && (given[name] !== undefined || (images !== null && given !== images)))
      warn(`<shop-newsletter> attribute images: "${name}" is no URL; the built-in picture is shown.`)
    return url ?? `${PICTURES}/${name}.jpg`
  }
  return { desktop: picture('desktop'), tablet: picture('tablet') }
}

/** The sign-up form, or the steps behind the link of a mail. */
export function Newsletter(props: NewsletterProps) {
  const { mode, subscriberToken } = props
  const isSignUp = mode === 'sign-up'
  return (
    <div className={`newsletter${isSignUp && props.images === false ? ' newsletter--slim' : ''}`} part="newsletter">
      {isSignUp ? (
        <SignUpCard {...props} />
      ) : (
        <SubscriberSteps
          key={`${mode} ${subscriberToken}`}
          {...props}
          mode={mode}
          renderSignUp={(isAfterExpiredLink) => <SignUpCard {...props} showDoiErrorMessage={isAfterExpiredLink} />}
        />
      )}
    </div>
  )
}

function SignUpCard(props: NewsletterProps) {
  return (
    <div className="newsletter__columns">
      <Teaser {...props} />
      <SignUp {...props} />
    </div>
  )
}
