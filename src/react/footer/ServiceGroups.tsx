import type { FooterGroup } from '../../shop/footer.ts'
import { FooterIcon } from './FooterIcon.tsx'

/** What the shop does for its customers, group by group (specification 2 §2). */
export function ServiceGroups({ groups }: { groups: readonly FooterGroup[] }) {
  return (
    <div className="groups" part="groups">
      {groups.map(({ heading, introductoryText, links }) => (
        <section key={heading.iconName} className="group">
          <h3 className="group__heading">
            <FooterIcon name={heading.iconName} />
            <a href={heading.link.url}>{heading.link.text}</a>
          </h3>
          {introductoryText && <p className="group__intro">{introductoryText}</p>}
          <ul>
            {links.map(({ url, text }) => (
              <li key={text}>
                <a className="footer__link" href={url}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
