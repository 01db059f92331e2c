import { useAtomValue } from 'jotai'
import { ROUTES } from '../../shop/links.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { fullName } from '../../shop/visitor/person-name.ts'
import { isRecognizedAtom, isVisitorKnownAtom, personalDataAtom } from '../../state/visitor/visitor.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'

/** Greeting and logout (FLYOUT-34), or welcome, login and register (FLYOUT-33). */
export function UserGreeting({ locale }: { locale: Locale }) {
  const t = useText('header-flyouts')
  const isKnown = useAtomValue(isVisitorKnownAtom)
  const isRecognized = useAtomValue(isRecognizedAtom)
  const { firstName, lastName } = useAtomValue(personalDataAtom)
  const name = fullName(firstName, lastName, locale)
  // A known customer must not see the welcome for strangers flash up; the buttons work already (FLYOUT-35).
  if (!isKnown) {
    return (
      <div className="panel__head" aria-busy="true">
        <Skeleton shape="lines" lines={2} />
        <SignInButtons />
      </div>
    )
  }
  if (isRecognized) {
    return (
      <div className="panel__head">
        <h2 className="panel__title">{name ? t('user.greeting', { name }) : t('user.greetingNoName')}</h2>
        <ButtonLink
          href={ROUTES.logout}
          // A browser or a library that fetches links in advance must not log anybody out.
          rel="nofollow"
          className="no-prefetch"
          variant="secondary"
          size="small"
          data-track="user_menu|logout"
        >
          {t('user.logout')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="panel__head">
      <h2 className="panel__title">{t('user.welcome')}</h2>
      <p className="panel__intro">{t('user.welcomeText')}</p>
      <SignInButtons />
    </div>
  )
}

function SignInButtons() {
  const t = useText('header-flyouts')
  return (
    <div className="panel__buttons">
      <ButtonLink href={ROUTES.signIn} data-track="user_menu|login">
        {t('user.login')}
      </ButtonLink>
      <ButtonLink href={ROUTES.register} variant="secondary" data-track="user_menu|register">
        {t('user.register')}
      </ButtonLink>
    </div>
  )
}
