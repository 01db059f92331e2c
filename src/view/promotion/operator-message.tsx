/** @jsxRuntime classic */ /** @jsx node */
/** A message of an operator to all visitors, above the header (PROMO-44). */

import { X } from 'lucide'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { OperatorMessage } from '../../shop/promotion/promotion.ts'
import { controlAttribute } from '../controls.ts'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Shown, ViewContext } from '../view.ts'

/** Screen readers read a note when they have finished, a disturbance at once: the place is there before its words (PROMO-46). */
export function operatorMessage(
  { props, text }: ViewContext<HeaderProps>,
  { level = 'note', text: words, link }: OperatorMessage,
): Shown {
  const leading = (label: string) => (
    <a class="top-banner__link" href={link?.url} data-track={`message|${props.message}`}>
      {label}
    </a>
  )
  const linked = link?.text ? [words, ' ', leading(link.text)] : [leading(words)]
  const close = {
    'data-track': 'message|close',
    ...controlAttribute('close-app-banner', 'message'),
    type: 'button',
    class: 'icon-button',
    'aria-label': text('promotion.message.close'),
  }
  const line = (
    <div class="top-banner">
      <div class="top-banner__words">
        <div>{link ? linked : words}</div>
      </div>
      <button {...close}>{icon(X, 20)}</button>
    </div>
  )
  return {
    attributes: { role: level === 'disturbance' ? 'alert' : 'status' },
    children: [
      <div class={`promotion promotion--message promotion--${level}`} part="promotion">
        <div class="promotion__body">{line}</div>
      </div>,
    ],
  }
}
