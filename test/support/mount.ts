/** The content that tests put on their page; it is gone after them. No test leaves its page. */
import { render, type TemplateResult } from 'lit-html'
import { createElement, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import css from '../../demo/gallery/gallery.css'
import { adoptSheet } from '../../src/page/browser/adopt-sheet.ts'
import { events, onEnd } from './ends.ts'
import { until } from './waits.ts'

/** The addresses that links and forms would have led to. */
export const followed: string[] = []

/** Adds an element to the page, and removes it after the test. */
function hold(holder: HTMLElement): void {
  document.body.append(holder)
  onEnd(() => holder.remove())
}

/** Adds markup to the page as the HTML parser does, shadow roots included, such as a fragment. Returns its first element. */
export function insert<Tag extends HTMLElement = HTMLElement>(markup: string): Tag {
  const holder = document.createElement('div')
  holder.setHTMLUnsafe(markup)
  hold(holder)
  return holder.firstElementChild as Tag
}

/** Adds an element with this markup in its shadow root; returns the root. */
export function paint(markup: string): ShadowRoot {
  const root = insert(`<div><template shadowrootmode="open">${markup}</template></div>`).shadowRoot as ShadowRoot
  stayOnPage(root)
  return root
}

/** Adds a tag to the page, as a template does. Resolves with the first one when it is there, its code included. */
export async function mount<Tag extends HTMLElement = HTMLElement>(template: TemplateResult): Promise<Tag> {
  const holder = document.createElement('div')
  render(template, holder)
  const element = holder.firstElementChild as Tag
  const ready = events<{ element: string }>('shop-element-ready')
  hold(holder)
  if (element.localName.includes('-'))
    await until(() => ready.some((one) => one.element === element.localName), `<${element.localName}> is ready`)
  stayOnPage(element.shadowRoot ?? element)
  return element
}

/** Renders a React part with the sheet of all parts, as an element does. */
export function show(part: ReactNode, { theme = 'light' } = {}) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  adoptSheet(root, css)
  const container = root.appendChild(document.createElement('div'))
  document.body.append(host)
  const react = createRoot(container)
  stayOnPage(root)
  const update = (next: ReactNode) =>
    flushSync(() => react.render(createElement('div', { className: 'shop-base', 'data-theme': theme }, next)))
  const remove = () => {
    flushSync(() => react.unmount())
    host.remove()
  }
  onEnd(remove)
  update(part)
  return { root, update, remove }
}

/** Resolves when React has rendered what it has been asked for so far, effects included: it does all in order. */
export const rendered = () =>
  new Promise<void>((resolve) => {
    const Last = () => {
      useEffect(resolve)
      return null
    }
    createRoot(document.createElement('div')).render(createElement(Last))
  })

const follow = (event: Event, address: string | null | undefined) => {
  if (event.defaultPrevented || !address || address.startsWith('#')) return
  event.preventDefault()
  followed.push(address)
}

/** No test leaves its page: where a link would lead is recorded instead, once all others have heard of the click. */
for (const type of ['click', 'auxclick'])
  window.addEventListener(type, (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    follow(event, link?.getAttribute('href'))
  })

/** The same for forms, whose events stay in their shadow root. */
function stayOnPage(root: ShadowRoot | HTMLElement): void {
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement
    const query = new URLSearchParams(new FormData(form) as never)
    follow(event, `${form.getAttribute('action')}?${query}`)
  }
  // After all other listeners of the root, those of later too.
  const comeLast = () => {
    root.removeEventListener('submit', onSubmit)
    root.addEventListener('submit', onSubmit)
  }
  root.addEventListener('submit', comeLast, true)
}
