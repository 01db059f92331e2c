import type { ComponentProps } from 'react'
import type { FooterLink } from '../../shop/footer/footer.ts'
import { useView } from '../shell/useView.tsx'

interface FooterAnchorProps extends ComponentProps<'a'> {
  link: FooterLink
}

/** A link of the footer. That of a built-in content page has a name, by which the page may set its address (CONFIG-26). */
export function FooterAnchor({ link, ...props }: FooterAnchorProps) {
  const anchor = { className: 'footer__link', href: link.url, children: link.text, ...props }
  return link.name === undefined ? <a {...anchor} /> : <NamedAnchor name={link.name} {...anchor} />
}

const NamedAnchor = ({ name, ...anchor }: ComponentProps<'a'> & { name: string }) => (
  <a {...anchor} {...useView('footer.link', name)} />
)
