import { fromJson } from '../page/browser/json.ts'
import { type SentenceForms, sentence } from '../shop/text/sentence.ts'
import type { ViewContext } from '../view/view.ts'

/** On the script of a fragment with the texts of its views, by feature and key. */
export const TEXTS = 'data-texts'

/** The JSON in a script of a fragment; undefined without one, or with a broken one. */
export function readScript<Data>(root: ShadowRoot, attribute: string): Data | undefined {
  return fromJson(root.querySelector(`script[${attribute}]`)?.textContent ?? '')
}

/** Says the texts that a fragment carries for its views. */
export function textsOf(root: ShadowRoot, { locale, product }: ViewContext['props']): ViewContext['text'] {
  const forms = readScript<Record<string, SentenceForms>>(root, TEXTS) ?? {}
  return (name, values) => sentence(forms[name] ?? {}, locale, { product, ...values })
}
