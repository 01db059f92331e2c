/** The texts of a campaign: with their markup, the legal text, the voucher code. */
import type { Getter } from 'jotai/vanilla'
import { Check, ChevronDown, Copy, X } from 'lucide'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { LegalText, RichElement, RichText, Voucher } from '../../shop/promotion/promotion.ts'
import { controlAttribute } from '../controls.ts'
import { icon } from '../icon.ts'
import { hiddenText, node, type Shown, type ViewChild, type ViewContext, type ViewNode } from '../view.ts'
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

function richElement(context: Pick<ViewContext, 'text'>, { tag, href, opensWindow, children }: RichElement): ViewNode {
  const content = rich(context, children)
  if (!href) return node(tag, {}, ...content)
  const link = { href, 'data-track': `promotion_text|${href}` }
  if (!opensWindow) return node(tag, link, ...content)
  const hint = hiddenText(` (${context.text('promotion.newWindow')})`)
  return node(tag, { ...link, target: '_blank', rel: 'noopener' }, ...content, hint)
}

/** The long text on wide screens, the short one on small screens, or the only one everywhere (PROMO-12). */
export function richPair(shop: Shop, long: RichText | undefined, short: RichText | undefined): ViewNode[] {
  const text = long ?? short
  if (!text) return []
  if (!long || !short) return [node('div', {}, ...rich(shop.context, text))]
  return [
    node('div', { class: 'promotion__long' }, ...rich(shop.context, long)),
    node('div', { class: 'promotion__short' }, ...rich(shop.context, short)),
  ]
}

/**
 * The legal text, which its hint opens over the content below, so that nothing moves (PROMO-23, PROMO-24). A `<details>`,
 * which works without scripts too; the live layer closes it. A hint without a legal text is plain text.
 */
export function legalText(shop: Shop, legal: LegalText | undefined): ViewNode[] {
  if (!legal) return []
  const { text } = shop.context
  if (!legal.text) return [node('p', { class: 'legal-text__hint' }, ...legalHint(shop, legal))]
  return [
    node(
      'details',
      { 'data-legal-text': '' },
      node(
        'summary',
        { class: 'legal-text__toggle', 'data-track': 'legal_text|toggle' },
        ...legalHint(shop, legal),
        icon(ChevronDown, 16),
      ),
      node(
        'div',
        { class: 'legal-text' },
        node(
          'div',
          { class: 'legal-text__content' },
          node('div', { class: 'legal-text__words' }, ...rich(shop.context, legal.text)),
          node(
            'button',
            {
              'data-track': 'legal_text|close',
              ...controlAttribute('close-legal-text'),
              type: 'button',
              class: 'icon-button',
              'aria-label': text('promotion.legal.close'),
            },
            icon(X, 20),
          ),
        ),
      ),
    ),
  ]
}

function legalHint({ context }: Shop, { hint, shortHint }: LegalText): ViewChild[] {
  if (!hint || !shortHint) return [hint ?? shortHint ?? context.text('promotion.legal.hint')]
  return [node('span', { class: 'promotion__long' }, hint), node('span', { class: 'promotion__short' }, shortHint)]
}

/** A voucher code with a button that copies it (PROMO-28, PROMO-29). In a fragment the live layer writes its parts without this code. */
export function voucherCode({ get, context }: Shop, { code, instruction }: Voucher): ViewNode {
  const part = (name: string, tag: string, attributes: object, { attributes: own, children = [] }: Shown) =>
    node(tag, { ...attributes, 'data-live': `voucher.${name}:${code}`, ...own }, ...children)
  const icons = node('span', { class: 'voucher-code__icon' }, icon(Copy, 16), icon(Check, 16))
  const label = part('label', 'span', {}, voucherLabel(get, context, code))
  const button = {
    'data-track': `voucher|${code}`,
    ...controlAttribute('copy-voucher', code),
    type: 'button',
    class: 'button button--primary button--small',
  }
  return node(
    'div',
    { class: 'voucher-code' },
    node(
      'div',
      { class: 'voucher-code__instruction' },
      ...(instruction ? rich(context, instruction) : [context.text('promotion.voucher.instruction')]),
    ),
    node(
      'div',
      { class: 'voucher-code__row' },
      node('span', { class: 'voucher-code__code' }, code),
      part('button', 'button', button, {
        ...voucherButton(get, context, code),
        children: [node('span', { class: 'button__content' }, icons, label)],
      }),
    ),
    part('status', 'span', { role: 'status' }, voucherStatus(get, context, code)),
  )
}
