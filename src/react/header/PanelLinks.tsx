import { ChevronRight, type IconNode } from 'lucide'
import { Icon } from '../ui/Icon.tsx'

interface PanelLinksProps {
  label: string
  /** The `action` under which clicks are recorded (EVENT-26). */
  menu: string
  links: readonly { name: string; icon: IconNode; text: string; href: string; note?: string | undefined }[]
}

/** The list of links in a flyout, each with an icon. */
export function PanelLinks({ label, menu, links }: PanelLinksProps) {
  return (
    <nav className="panel__links" aria-label={label}>
      <ul>
        {links.map(({ name, icon, text, href, note }) => (
          <li key={name}>
            <a className="panel__link" href={href} data-track={`${menu}|${name}`}>
              <Icon icon={icon} size={20} />
              <span className="panel__text">{text}</span>
              {note && <span className="panel__note">{note}</span>}
              <Icon icon={ChevronRight} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
