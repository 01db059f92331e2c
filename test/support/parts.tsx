import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import css from '../../demo/gallery/gallery.css'
import { adoptSheet } from '../../src/react/shell/sheets.ts'

interface Shown {
  root: ShadowRoot
  /** Rerenders in place. */
  update(part: ReactNode): void
}

const shown: { host: HTMLElement; react: Root }[] = []

/** Renders a part with its styles into a shadow root, as an element does. */
export function show(part: ReactNode, theme = 'light'): Shown {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  adoptSheet(root, css)
  const container = document.createElement('div')
  root.append(container)
  document.body.append(host)
  const react = createRoot(container)
  shown.push({ host, react })
  const update = (next: ReactNode) =>
    flushSync(() =>
      react.render(
        <div className="shop-base" data-theme={theme}>
          {next}
        </div>,
      ),
    )
  update(part)
  return { root, update }
}

/** Removes all rendered parts. Call it after each test. */
export function clearParts(): void {
  for (const { host, react } of shown.splice(0)) {
    flushSync(() => react.unmount())
    host.remove()
  }
}
