import { createElement, type ReactNode } from 'react'
import type { RichElement, RichText } from '../../shop/promotion/promotion.ts'

interface RichProps {
  text: RichText
}

/** A text with its allowed markup (PROMO-33). */
export const Rich = ({ text }: RichProps): ReactNode =>
  text.map((part, index) => (typeof part === 'string' ? part : elementOf(part, index)))

function elementOf({ tag, href, opensWindow, children }: RichElement, key: number): ReactNode {
  const link = href && {
    href,
    'data-track': `promotion_text|${href}`,
    ...(opensWindow && { target: '_blank', rel: 'noopener' }),
  }
  return createElement(tag, { key, ...link }, tag === 'br' ? undefined : <Rich text={children} />)
}

/** The long text on wide screens, the short one on small screens, or the only one everywhere (PROMO-12). */
export function RichPair({ long, short }: { long?: RichText; short?: RichText }) {
  const text = long ?? short
  if (!text) return null
  if (!long || !short)
    return (
      <div>
        <Rich text={text} />
      </div>
    )
  return (
    <>
      <div className="promotion__long">
        <Rich text={long} />
      </div>
      <div className="promotion__short">
        <Rich text={short} />
      </div>
    </>
  )
}
