import type { NewsletterProps } from '../../page/configuration/tables/shop-newsletter.ts'
import { SignUp } from './SignUp.tsx'
import { SubscriberSteps } from './SubscriberSteps.tsx'
import { Teaser } from './Teaser.tsx'

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
