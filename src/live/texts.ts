import { fromJson } from '../page/browser/json.ts'
import { type SentenceForms, sentence } from '../shop/text/sentence.ts'
import type { ViewContext } from '../view/view.ts'

/** By feature and key. */
export type Forms = Record<string, SentenceForms>

/** On the script of a fragment with the texts of its views, by feature and key. */
export const TEXTS = 'data-texts'

/** The JSON in a script of a fragment; undefined without one, or with a broken one. */
export function readScript<Data>(root: ShadowRoot, attribute: string): Data | undefined {
  return fromJson(root.querySelector(`script[${attribute}]`)?.textContent ?? '')
}

/** Says texts in an element's language. */
export const sayIn =
  (forms: Forms, { locale, product }: ViewContext['props']): ViewContext['text'] =>
  (name, values) =>
    sentence(forms[name] ?? {}, locale, { product, ...values })

/** Says the texts that a fragment carries for its views. */
export const textsOf = (root: ShadowRoot, props: ViewContext['props']): ViewContext['text'] =>
  sayIn(readScript(root, TEXTS) ?? {}, props)
