/** The dialog in which a shopper allows a proposed change of the cart, or several (PROPOSAL-12). */
import { button } from '../header/panel-parts.ts'
import { node, type ViewNode } from '../view.ts'

export interface Question {
  heading: string
  /** What would be changed, each in a line. */
  rows: readonly string[]
  /** Each row can be left out. */
  isChoice?: boolean
  yes: string
  no: string
}

const choice = (row: string): ViewNode =>
  node(
    'label',
    { class: 'proposal__row' },
    node('input', { type: 'checkbox', class: 'proposal__box', checked: '' }),
    node('span', {}, row),
  )

export const questionNode = ({ heading, rows, isChoice, yes, no }: Question): ViewNode =>
  node(
    'dialog',
    { class: 'proposal', part: 'proposal', 'aria-labelledby': 'proposal-heading' },
    node('h2', { class: 'proposal__heading', id: 'proposal-heading' }, heading),
    node(
      'ul',
      { class: 'proposal__rows', role: 'list' },
      ...rows.map((row) => node('li', {}, isChoice ? choice(row) : node('p', { class: 'proposal__row' }, row))),
    ),
    node(
      'div',
      { class: 'panel__buttons' },
      button('button', 'button--primary', { type: 'button', 'data-answer': 'yes' }, yes),
      // It has the focus at first: Enter alone allows nothing.
      button('button', 'button--secondary', { type: 'button', 'data-answer': 'no', autofocus: '' }, no),
    ),
  )
