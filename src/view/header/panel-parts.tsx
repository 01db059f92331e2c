/** @jsxRuntime classic */ /** @jsx node */
/** The parts of flyouts' panels. */

import { ChevronRight, type IconNode } from 'lucide'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Attributes, ViewChild, ViewNode } from '../view.ts'

/** A link in a flyout's panel. */
export interface PanelLink {
  name: string
  shapes: IconNode
  text: string
  href: string
  note?: string | undefined
}

/** Links, each with an icon. `menu`: the action under which clicks are recorded (EVENT-26). */
export const panelLinks = (label: string, menu: string, links: readonly PanelLink[]): ViewNode => (
  <nav class="panel__links" aria-label={label}>
    <ul>
      {links.map(({ name, shapes, text, href, note }) => (
        <li>
          <a class="panel__link" href={href} data-track={`${menu}|${name}`}>
            {icon(shapes, 20)}
            {text}
            {note && <span class="panel__note">{note}</span>}
            {icon(ChevronRight, 16)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** A link or button that looks like a button. `style`: the classes of its look. */
export const button = (
  Tag: string,
  style: string,
  attributes: Attributes,
  ...content: readonly ViewChild[]
): ViewNode => (
  <Tag class={`button ${style}`} {...attributes}>
    <span class="button__content">{content}</span>
  </Tag>
)
