/** What the panel after "add to cart" shows (HEADER-48). */
import { CircleCheck, X } from 'lucide'
import { ROUTES } from '../../shop/links.ts'
import { icon } from '../icon.ts'
import { node, type ViewContext, type ViewNode } from '../view.ts'
import { button } from './panel-parts.ts'

/** As far as the cart knows it. */
export interface AddedArticle {
  title?: string | undefined
  imageUrl?: string | undefined
  /** Of the cart, in the site's currency. */
  sum?: string | undefined
}

export const addedPanel = ({ title, imageUrl, sum }: AddedArticle, text: ViewContext['text']): readonly ViewNode[] => [
  node('p', { class: 'added__head' }, icon(CircleCheck, 20), text('header-flyouts.added')),
  ...(imageUrl ? [node('img', { class: 'added__picture', src: imageUrl, alt: '', width: '64', height: '64' })] : []),
  ...(title ? [node('p', { class: 'added__name' }, title)] : []),
  ...(sum ? [node('p', { class: 'added__sum' }, node('span', {}, text('minicart.summary.total')), ` ${sum}`)] : []),
  node(
    'div',
    { class: 'panel__buttons' },
    button('a', 'button--primary button--small', { href: ROUTES.cart }, text('minicart.toCart')),
    button(
      'button',
      'button--secondary button--small',
      { type: 'button', 'data-close': '' },
      text('minicart.continueShopping'),
    ),
  ),
  node(
    'button',
    { type: 'button', class: 'icon-button', 'data-close': '', 'aria-label': text('header-flyouts.close') },
    icon(X, 20),
  ),
]
