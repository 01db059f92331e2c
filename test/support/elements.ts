import { html, render, type TemplateResult } from 'lit-html'
import { ready } from './events.ts'
import { waitUntil } from './wait-until.ts'

export { html }

/** Adds a tag to the page, as a template does; resolves when it is ready. */
export async function place(template: TemplateResult): Promise<HTMLElement> {
  const holder = document.createElement('div')
  holder.className = 'test-holder'
  render(template, holder)
  const element = holder.firstElementChild as HTMLElement
  const isReady = ready(element.localName)
  document.body.append(holder)
  await isReady
  return element
}

export function clearPage(): void {
  for (const holder of document.querySelectorAll('.test-holder')) holder.remove()
}

export const inside = <E extends Element = HTMLElement>(element: Element, selector: string): E | null =>
  element.shadowRoot?.querySelector<E>(selector) ?? null

export const allInside = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]

export async function eventually<E extends Element = HTMLElement>(element: Element, selector: string): Promise<E> {
  await waitUntil(() => inside(element, selector), `${selector} in <${element.localName}>`)
  return inside<E>(element, selector) as E
}
