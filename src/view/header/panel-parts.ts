/** What the panels of flyouts are made of. */
import { ChevronRight, type IconNode } from 'lucide'
import { icon } from '../icon.ts'
import { type Attributes, node, type ViewChild, type ViewNode } from '../view.ts'

/** A link in a flyout's panel. */
export interface PanelLink {
  name: string
  shapes: IconNode
  text: string
  href: string
  note?: string | undefined
}

/** Links, each with an icon. `menu`: the action under which clicks are recorded (EVENT-26). */
export const panelLinks = (label: string, menu: string, links: readonly PanelLink[]): ViewNode =>
  node(
    'nav',
    { class: 'panel__links', 'aria-label': label },
    node(
      'ul',
      {},
      ...links.map(({ name, shapes, text, href, note }) =>
        node(
          'li',
          {},
          node(
            'a',
            { class: 'panel__link', href, 'data-track': `${menu}|${name}` },
            icon(shapes, 20),
            text,
            ...(note ? [node('span', { class: 'panel__note' }, note)] : []),
            icon(ChevronRight, 16),
          ),
        ),
      ),
    ),
  )

/** A link or button that looks like a button. `style`: the classes of its look. */
export const button = (
  tag: string,
  style: string,
  attributes: Attributes,
  ...content: readonly ViewChild[]
): ViewNode =>
  node(tag, { class: `button ${style}`, ...attributes }, node('span', { class: 'button__content' }, ...content))
