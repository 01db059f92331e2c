import { useAtomValue } from 'jotai'
import { ChevronDown, CircleQuestionMark, Globe, type IconNode, MapPin, Package, UserRound } from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import { ROUTES } from '../../shop/links.ts'
import { LOCALE, NAME, SHOP_URL } from '../../shop/sites/facts.ts'
import { SITES } from '../../shop/sites/sites.ts'
import { isRecognizedAtom } from '../../state/visitor/personal-data.ts'
import { useText } from '../shell/useText.ts'
import { useViewContext } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Below the first level of the drawer: what else a shop's visitor looks for (NAV-49). */
export function DrawerLinks() {
  const t = useText('header-flyouts')
  const footer = useText('footer')
  const label = useText('header')
  const { site } = useViewContext().props
  const isRecognized = useAtomValue(isRecognizedAtom)
  return (
    <div className="drawer-links">
      {isRecognized ? (
        <Row icon={UserRound} href={ROUTES.account} track="user_menu|account" text={label('account')} />
      ) : (
        <Row icon={UserRound} href={ROUTES.signIn} track="user_menu|login" text={t('user.login')} />
      )}
      <Row icon={Package} href={ROUTES.orderHistory} track="user_menu|orders" text={t('user.orders')} />
      <Row icon={MapPin} href={ROUTES.storeFinder} track="store_finder|storeFinder" text={label('storeFinder')} />
      <Row
        icon={CircleQuestionMark}
        href={contentPath(site, 'help', footer('path.help'))}
        track="user_menu|help"
        text={t('user.help')}
      />
      <details onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
        <summary className="drawer-links__row">
          <Icon icon={Globe} size={20} />
          <span>
            <span className="visually-hidden">{`${footer('country')} `}</span>
            {NAME[site]}
          </span>
          <Icon icon={ChevronDown} size={16} />
        </summary>
        <ul>
          {SITES.filter((other) => other !== site).map((other) => (
            <li key={other}>
              <a
                className="drawer-links__row drawer-links__country"
                href={SHOP_URL[other]}
                lang={LOCALE[other]}
                hrefLang={LOCALE[other]}
              >
                {NAME[other]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const Row = ({ icon, href, track, text }: { icon: IconNode; href: string; track: string; text: string }) => (
  <a className="drawer-links__row" href={href} data-track={track}>
    <Icon icon={icon} size={20} />
    {text}
  </a>
)
