import { useAtomValue } from 'jotai'
import { ROUTES } from '../../shop/links.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { fullName } from '../../shop/visitor/person-name.ts'
import { isRecognizedAtom, isVisitorKnownAtom, personalDataAtom } from '../../state/visitor/visitor.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Skeleton } from '../ui/message/Skeleton.tsx'

/** Greeting (FLYOUT-34), or welcome, login and register (FLYOUT-33). */
export function UserGreeting({ locale }: { locale: Locale }) {
  const t = useText('header-flyouts')
  const isKnown = useAtomValue(isVisitorKnownAtom)
  const isRecognized = useAtomValue(isRecognizedAtom)
  const { firstName, lastName, loginStatus } = useAtomValue(personalDataAtom)
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
        {loginStatus === 'REMEMBERED' && name && (
          <a {...LOGOUT} className="panel__fact-link no-prefetch">
            {t('user.notYou', { name: firstName || name })}
          </a>
        )}
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

/** A browser or a library that fetches links in advance must not log anybody out. */
const LOGOUT = { href: ROUTES.logout, rel: 'nofollow', 'data-track': 'user_menu|logout' }

/** Below the links, for those who have something to leave (FLYOUT-34). */
export function LogoutLink() {
  const t = useText('header-flyouts')
  return (
    useAtomValue(isRecognizedAtom) && (
      <div>
        <ButtonLink {...LOGOUT} className="no-prefetch" variant="secondary" size="small">
          {t('user.logout')}
        </ButtonLink>
      </div>
    )
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
