import type { ComponentProps } from 'react'
import type { FooterLink } from '../../shop/footer/footer.ts'
import { useView } from '../shell/useView.tsx'

interface FooterAnchorProps extends ComponentProps<'a'> {
  link: FooterLink
  /** The live layer writes its address too. The hooks of all content pages would take a fortieth of a fragment (DELIVERY-45). */
  isHooked?: boolean
}

/** A link of the footer. A built-in one has a name, by which the page may set its address (CONFIG-26). */
export function FooterAnchor({ link, isHooked, ...props }: FooterAnchorProps) {
  const anchor = { className: 'footer__link', href: link.url, children: link.text, ...props }
  return link.name === undefined ? <a {...anchor} /> : <NamedAnchor {...anchor} name={link.name} isHooked={isHooked} />
}

interface NamedAnchorProps extends ComponentProps<'a'> {
  name: string
  isHooked?: boolean | undefined
}

function NamedAnchor({ name, isHooked, ...anchor }: NamedAnchorProps) {
  const { 'data-live': hook, ...shown } = useView('link', name)
  return <a {...anchor} {...shown} {...(isHooked && { 'data-live': hook })} />
}
