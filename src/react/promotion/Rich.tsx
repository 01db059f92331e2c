import { createElement, type ReactNode } from 'react'
import type { RichElement, RichText } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { NewWindow } from '../ui/NewWindow.tsx'

interface RichProps {
  text: RichText
}

/** A text with its allowed markup (PROMO-33). */
export function Rich({ text }: RichProps): ReactNode {
  const t = useText('promotion')
  return text.map((part, index) => (typeof part === 'string' ? part : elementOf(part, index, t('newWindow'))))
}

function elementOf({ tag, href, opensWindow, children }: RichElement, key: number, newWindow: string): ReactNode {
  if (tag === 'br') return createElement(tag, { key })
  const isNewWindow = href !== undefined && opensWindow
  const link = href && {
    href,
    'data-track': `promotion_text|${href}`,
    ...(isNewWindow && { target: '_blank', rel: 'noopener' }),
  }
  return createElement(
    tag,
    { key, ...link },
    <Rich text={children} />,
    isNewWindow && <NewWindow>{newWindow}</NewWindow>,
  )
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
