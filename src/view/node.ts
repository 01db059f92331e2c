/**
 * Makes the nodes of views from JSX, for files that begin with the two pragmas and import it: the compiler writes a call of it for each
 * element, `node('p', { class: 'note' }, note)`. React renders the nodes, and the live layer writes them.
 */
import type { Attributes, ViewChild, ViewNode } from './view.ts'

/** Lists become their items. Nothing is shown of what is `false`, empty or undefined, so that `{note && <p>{note}</p>}` may be all. */
export type Child = ViewChild | false | undefined
type Children = Child | readonly (Child | readonly Child[])[]

/** An attribute of one word, as HTML names it; those with a hyphen may have any name. */
type Word =
  | 'action'
  | 'alt'
  | 'autocomplete'
  | 'autofocus'
  | 'checked'
  | 'class'
  | 'd'
  | 'datetime'
  | 'enterkeyhint'
  | 'fill'
  | 'for'
  | 'height'
  | 'hidden'
  | 'href'
  | 'hreflang'
  | 'id'
  | 'lang'
  | 'loading'
  | 'media'
  | 'method'
  | 'name'
  | 'part'
  | 'popover'
  | 'rel'
  | 'role'
  | 'slot'
  | 'src'
  | 'srcset'
  | 'stroke'
  | 'tabindex'
  | 'target'
  | 'title'
  | 'type'
  | 'viewBox'
  | 'width'

type Markup = { readonly [name in Word | `${string}-${string}`]?: string | undefined }

export function node(tag: string, attributes: Attributes | null, ...children: readonly Children[]): ViewNode {
  return {
    tag,
    attributes: attributes ?? {},
    children: children.flat(2).filter((child) => child) as ViewChild[],
  }
}

/** How types are checked. */
export declare namespace node {
  namespace JSX {
    type Element = ViewNode
    interface ElementChildrenAttribute {
      children: unknown
    }
    interface IntrinsicElements {
      [tag: string]: Markup & { readonly children?: Children }
    }
  }
}
