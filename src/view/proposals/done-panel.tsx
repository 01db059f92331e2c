/** @jsxRuntime classic */ /** @jsx node */
/** The content of the panel after an assistant's changes (PROPOSAL-10). */

import { CircleCheck, X } from 'lucide'
import { ROUTES } from '../../shop/links.ts'
import { button } from '../header/panel-parts.tsx'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'

export interface DoneRow {
  /** Its number among all changes. */
  at: number
  title: string
  /** Pieces that the change has set; 0: it has removed the item. */
  count: number
  hasUndo: boolean
}

/** One change in words. */
export const doneText = ({ title, count }: DoneRow, text: ViewContext['text']): string =>
  count === 0
    ? text('proposals.removed', { title })
    : text('proposals.row', { title, pieces: text('proposals.pieces', { count }) })

export const donePanel = (
  rows: readonly DoneRow[],
  message: string,
  text: ViewContext['text'],
): readonly ViewNode[] => [
  <p class="added__head">
    {icon(CircleCheck, 20)}
    {text('proposals.done')}
  </p>,
  // biome-ignore lint/a11y/noRedundantRoles: for Safari a list without bullets is none.
  <ul class="proposal__rows" role="list">
    {rows.map((row) => (
      <li class="proposal__made">
        <span>{doneText(row, text)}</span>
        {row.hasUndo &&
          button(
            'button',
            'button--secondary button--small',
            {
              type: 'button',
              'data-undo': `${row.at}`,
              'aria-label': text('proposals.undoItem', { title: row.title }),
            },
            text('proposals.undo'),
          )}
      </li>
    ))}
  </ul>,
  ...(message ? [<p class="proposal__message">{message}</p>] : []),
  <div class="panel__buttons">
    {button('a', 'button--primary button--small', { href: ROUTES.cart }, text('proposals.toCart'))}
  </div>,
  <button type="button" class="icon-button" data-close="" aria-label={text('proposals.close')}>
    {icon(X, 20)}
  </button>,
]
