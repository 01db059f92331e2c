import type { CommonProps } from '../../page/configuration/attributes.ts'
import { SignUp } from './SignUp.tsx'
import { Subscription } from './Subscription.tsx'
import { Teaser } from './Teaser.tsx'

export interface NewsletterProps extends CommonProps {
  mode: 'sign-up' | 'confirm' | 'manage'
  heading: string
  origin: string
  originAddition: string
  scrollToSuccessMessage: boolean
  /** `{ desktop, tablet }`, if it is right. */
  images: unknown
  altText: string
  discount: string
  welcomeVoucher: string
  showDoiErrorMessage: boolean
  showVoucherHintFootnote: boolean
  /** The service's base path: api/private or api/internal. */
  private: boolean
  singlePageApp: boolean
  subscriberToken: string
}

/** The newsletter (specification 2 §2, public contract §3): to sign up, to confirm that by a mail's link, to manage it. */
export function Newsletter(props: NewsletterProps) {
  const { mode, subscriberToken } = props
  const isSignUp = mode === 'sign-up'
  return (
    <div className="newsletter" part="newsletter">
      {isSignUp ? (
        <SignUpCard {...props} />
      ) : (
        <Subscription
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
