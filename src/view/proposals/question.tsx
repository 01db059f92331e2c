/** @jsxRuntime classic */ /** @jsx node */
/** The dialog in which a shopper allows a proposed change of the cart, or several (PROPOSAL-12). */

import { button } from '../header/panel-parts.tsx'
import { node } from '../node.ts'
import type { ViewNode } from '../view.ts'

export interface Question {
  heading: string
  /** The proposed changes, each in a line. */
  rows: readonly string[]
  /** Each row can be left out. */
  isChoice?: boolean
  yes: string
  no: string
}

const choice = (row: string): ViewNode => (
  <label class="proposal__row">
    <input type="checkbox" class="proposal__box" checked="" />
    <span>{row}</span>
  </label>
)

export const questionNode = ({ heading, rows, isChoice, yes, no }: Question): ViewNode => (
  <dialog class="dialog proposal" part="proposal" aria-labelledby="proposal-heading">
    <h2 class="proposal__heading" id="proposal-heading">
      {heading}
    </h2>
    {/* biome-ignore lint/a11y/noRedundantRoles: for Safari a list without bullets is none. */}
    <ul class="proposal__rows" role="list">
      {rows.map((row) => (
        <li>{isChoice ? choice(row) : <p class="proposal__row">{row}</p>}</li>
      ))}
    </ul>
    <div class="panel__buttons">
      {button('button', 'button--primary', { type: 'button', 'data-answer': 'yes' }, yes)}
      {/* It has the focus at first: Enter alone allows nothing. */}
      {button('button', 'button--secondary', { type: 'button', 'data-answer': 'no', autofocus: '' }, no)}
    </div>
  </dialog>
)
