/** @jsxRuntime classic */ /** @jsx node */
/** The texts of a campaign: with their markup, the legal text, the voucher code. */

import type { Getter } from 'jotai/vanilla'
import { Check, ChevronDown, Copy, X } from 'lucide'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { LegalText, RichElement, RichText, Voucher } from '../../shop/promotion/promotion.ts'
import { controlAttribute } from '../controls.ts'
import { hiddenText } from '../hidden-text.tsx'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Shown, ViewChild, ViewContext, ViewNode } from '../view.ts'
import { voucherButton, voucherLabel, voucherStatus } from './voucher.ts'

export interface Shop {
  get: Getter
  context: ViewContext<HeaderProps>
  /** The header's attribute that names the campaign. */
  place: string
}

/** A text with its allowed markup (PROMO-33). */
export const rich = (context: Pick<ViewContext, 'text'>, text: RichText): ViewChild[] =>
  text.map((part) => (typeof part === 'string' ? part : richElement(context, part)))

function richElement(
  context: Pick<ViewContext, 'text'>,
  { tag: Tag, href, opensWindow, children }: RichElement,
): ViewNode {
  const link = href && { href, 'data-track': `promotion_text|${href}` }
  const newWindow = href && opensWindow && { target: '_blank', rel: 'noopener' }
  return (
    <Tag {...link} {...newWindow}>
      {rich(context, children)}
      {newWindow && hiddenText(` (${context.text('promotion.newWindow')})`)}
    </Tag>
  )
}

/** The long text on wide screens, the short one on small screens, or the only one everywhere (PROMO-12). */
export function richPair(shop: Shop, long: RichText | undefined, short: RichText | undefined): ViewNode[] {
  const text = long ?? short
  if (!text) return []
  if (!long || !short) return [<div>{rich(shop.context, text)}</div>]
  return [
    <div class="promotion__long">{rich(shop.context, long)}</div>,
    <div class="promotion__short">{rich(shop.context, short)}</div>,
  ]
}

/**
 * The legal text, which its hint opens over the content below, so that nothing moves (PROMO-23, PROMO-24). A `<details>`,
 * which works without scripts too; the live layer closes it. A hint without a legal text is plain text.
 */
export function legalText(shop: Shop, legal: LegalText | undefined): ViewNode | undefined {
  if (!legal) return undefined
  const { text } = shop.context
  if (!legal.text) return <p class="legal-text__hint">{legalHint(shop, legal)}</p>
  return (
    <details data-legal-text="">
      <summary class="legal-text__toggle" data-track="legal_text|toggle">
        {legalHint(shop, legal)}
        {icon(ChevronDown, 16)}
      </summary>
      <div class="legal-text">
        <div class="legal-text__content">
          <div class="legal-text__words">{rich(shop.context, legal.text)}</div>
          <button
            data-track="legal_text|close"
            {...controlAttribute('close-legal-text')}
            type="button"
            class="icon-button"
            aria-label={text('promotion.legal.close')}
          >
            {icon(X, 20)}
          </button>
        </div>
      </div>
    </details>
  )
}

function legalHint({ context }: Shop, { hint, shortHint }: LegalText): ViewChild[] {
  if (!hint || !shortHint) return [hint ?? shortHint ?? context.text('promotion.legal.hint')]
  return [<span class="promotion__long">{hint}</span>, <span class="promotion__short">{shortHint}</span>]
}

/** A voucher code with a button that copies it (PROMO-28, PROMO-29). In a fragment the live layer writes its parts without this code. */
export function voucherCode({ get, context }: Shop, { code, instruction }: Voucher): ViewNode {
  const part = (name: string, Tag: string, attributes: object, { attributes: own, children }: Shown) => (
    <Tag {...attributes} data-live={`voucher.${name}:${code}`} {...own}>
      {children}
    </Tag>
  )
  const icons = (
    <span class="voucher-code__icon">
      {icon(Copy, 16)}
      {icon(Check, 16)}
    </span>
  )
  const label = part('label', 'span', {}, voucherLabel(get, context, code))
  const button = {
    'data-track': `voucher|${code}`,
    ...controlAttribute('copy-voucher', code),
    type: 'button',
    class: 'button button--primary button--small',
  }
  return (
    <div class="voucher-code">
      <div class="voucher-code__instruction">
        {instruction ? rich(context, instruction) : context.text('promotion.voucher.instruction')}
      </div>
      <div class="voucher-code__row">
        <span class="voucher-code__code">{code}</span>
        {part('button', 'button', button, {
          ...voucherButton(get, context, code),
          children: [
            <span class="button__content">
              {icons}
              {label}
            </span>,
          ],
        })}
      </div>
      {part('status', 'span', { role: 'status' }, voucherStatus(get, context, code))}
    </div>
  )
}
