import { createElement, type ReactNode } from 'react'
import type { RichElement, RichText } from '../../shop/promotion/promotion.ts'

interface RichProps {
  text: RichText
}

/** A text of an answer with the little markup that it may have. */
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

/** One text, or the long one on wide screens and the short one on small ones. */
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
