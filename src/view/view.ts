/**
 * View models: what an element of the markup shows, decided once, as data. React renders it, and the live layer writes it into
 * painted markup (LIVE-16); neither decides anything.
 */
import type { Getter } from 'jotai/vanilla'
import type { Feature, TextKey } from '../i18n/texts.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'

/** By their names in HTML; undefined: without the attribute. What is not named stays as it is. */
export type Attributes = Readonly<Record<string, string | undefined>>

export interface ViewNode {
  tag: string
  attributes: Attributes
  children: readonly ViewChild[]
  /** After its children it may have what a fragment or React adds. */
  isOpenEnded?: true
  /** Tells it from its siblings: it moves with it, and one with another key is another element. */
  key?: string
}

export type ViewChild = string | ViewNode

/** The state of one element. */
export interface Shown {
  attributes?: Attributes
  /** Undefined: what it contains is not the view's. */
  children?: readonly ViewChild[] | undefined
}

export type TextName = { [F in Feature]: `${F}.${TextKey<F>}` }[Feature]

export interface ViewContext<Props extends CommonProps = CommonProps> {
  props: Props
  /** The element on the page, for what only one of several shows. Undefined in Node. */
  host: object | undefined
  /** A text of the element's language, by feature and key. A fragment carries what its views need: src/render/view-texts.ts. */
  text(name: TextName, values?: Readonly<Record<string, string | number>>): string
}

interface AsMethod<Props extends CommonProps> {
  show(get: Getter, context: ViewContext<Props>, key: string): Shown
}

/**
 * `key` tells one of several elements with this view from the others. Reads atoms and its context, nothing else. Typed as a method, so that
 * views of all tags are treated alike, whatever their props.
 */
export type View<Props extends CommonProps = CommonProps> = AsMethod<Props>['show']
