/** Reports that an element's code can't be loaded (DELIVERY-14). With few imports, for the loader and the tags' entries. */
import { say } from '../browser/say.ts'
import { send } from './send.ts'

export function reportMissingCode(element: string, error: unknown): void {
  const message = `The code can't be loaded (${error}).`
  say('error', `<${element}> ${message}`)
  send('shop-element-error', { element, code: 'CODE_UNAVAILABLE', message })
}
