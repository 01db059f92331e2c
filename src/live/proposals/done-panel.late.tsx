/** @jsxRuntime classic */ /** @jsx node */
/** Shows the shopper what an assistant has changed in the cart, until somebody closes it, with Undo (PROPOSAL-10). */

import { onEscape } from '../../page/browser/escape.ts'
import { placeBelow } from '../../page/browser/place-below.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { fetchFeatureTexts, type SayText } from '../../page/feature-texts.ts'
import { proposalTexts } from '../../page/proposal-texts.ts'
import { numberOf } from '../../shop/proposals/item-title.ts'
import { itemIn, type Made, piecesOf, requestChange } from '../../state/cart/agent-cart.late.ts'
import { cartAtom } from '../../state/cart/cart.ts'
import { flyoutAtom } from '../../state/header/open-flyout.ts'
import { node } from '../../view/node.ts'
import { type DoneRow, donePanel, doneText } from '../../view/proposals/done-panel.tsx'
import { whenUsable } from '../header/behind-dialog.late.ts'
import type { LiveElement } from '../live-element.ts'
import { createPatches } from '../patches.ts'
import { whenFetched } from '../when-fetched.ts'
import { writeShown } from '../write-views.ts'
import { addStage, focusedElement } from './question.ts'

type Header = LiveElement<HeaderProps>

interface Done {
  made: Made
  title: string
}

interface Panel {
  readonly done: Done[]
  /** Shows a change that has just been made. */
  tell(): void
}

/** The open panel of a header, or the one that waits for its texts. */
const panels = new WeakMap<Header, Panel>()

/** Changes since the shopper has closed a panel last: one that has nothing more to tell closes by itself. */
const told = new WeakMap<Header, Done[]>()

/** `title`: empty for a product that nobody has named; then its number is shown. */
export function showDone(element: Header, made: Made, title: string): void {
  const done = told.get(element) ?? []
  told.set(element, done)
  // Undo takes all of them back.
  const before = [...done].reverse().find((one) => one.made.key === made.key && one.made.count === made.before)
  done.push({ made: before ? { ...made, back: before.made.back } : made, title })
  const open = panels.get(element)
  if (open) {
    open.tell()
    return
  }
  const panel: Panel = { done, tell() {} }
  panels.set(element, panel)
  const texts = fetchFeatureTexts(element.props, ['proposals'], proposalTexts)
  const forget = () => panels.delete(element)
  texts.catch(forget)
  // A page that comes back shows nothing that waited.
  window.addEventListener('pagehide', forget, { once: true })
  whenFetched(element.tag, texts, (text) =>
    whenUsable(element, 'The panel of what an assistant has changed', () => show(element, panel, text)),
  )
}

function show(element: Header, panel: Panel, text: SayText): (() => void) | undefined {
  const { store, host } = element
  const stage = host.isConnected ? addStage(element) : undefined
  if (!stage) {
    panels.delete(element)
    return undefined
  }
  const patches = createPatches()
  const focused = focusedElement()
  const controller = new AbortController()
  const { signal } = controller
  let message = ''
  const box = () => stage.lastElementChild as HTMLElement
  const say = (what: string) => {
    const status = stage.firstElementChild
    // Screen readers tell what changes in it.
    requestAnimationFrame(() => {
      if (status) status.textContent = what
    })
  }
  const nameOf = ({ made, title }: Done) => title || text('proposals.product', { id: numberOf(made.change) })
  /** Changes that still show in the cart: what somebody has changed since is theirs. */
  const rows = () => {
    const cart = store.get(cartAtom)
    const last = new Map(panel.done.map(({ made }, at) => [made.key, at]))
    return panel.done.flatMap((one, at): DoneRow[] => {
      const { key, count, back } = one.made
      const isLast = last.get(key) === at
      const isThere = !cart || piecesOf(itemIn(cart, key)) === count
      return isLast && isThere ? [{ at, title: nameOf(one), count, hasUndo: back !== undefined }] : []
    })
  }
  const close = () => {
    told.delete(element)
    end()
  }
  const end = () => {
    if (signal.aborted) return
    for (const stop of stops) stop()
    controller.abort()
    panels.delete(element)
    const hadFocus = stage.contains(element.root.activeElement)
    stage.remove()
    if (hadFocus) focused?.focus({ preventScroll: true })
  }
  const write = () => {
    const shown = rows()
    if (shown.length === 0 && !message) return end()
    const hadFocus = stage.contains(element.root.activeElement)
    const content = donePanel(shown, message, text)
    const children = [
      <span class="visually-hidden" role="status" />,
      <div class="added proposal-done" popover="manual" part="assistant">
        {content}
      </div>,
    ]
    if (stage.childElementCount === 0) writeShown(stage, { children }, patches)
    else writeShown(box(), { children: content }, patches)
    // The button that was pressed may have gone.
    if (hadFocus && !stage.contains(element.root.activeElement))
      box().querySelector<HTMLElement>('[data-close]')?.focus()
  }
  const undo = async (at: number) => {
    const one = panel.done[at]
    if (!one?.made.back) return
    message = ''
    const result = await requestChange(one.made.back)
    // It is the assistant's no more, whatever becomes of the item.
    const others = panel.done.filter(({ made }) => made.key !== one.made.key)
    if (result.ok) panel.done.splice(0, panel.done.length, ...others)
    if (signal.aborted) return
    message = result.ok ? '' : (result.message ?? text('proposals.failed'))
    say(message || text('proposals.undone', { title: nameOf(one) }))
    write()
  }
  panel.tell = () => {
    message = ''
    write()
    const last = panel.done.at(-1)
    if (last)
      say(
        `${text('proposals.done')}: ${doneText({ at: 0, title: nameOf(last), count: last.made.count, hasUndo: true }, text)}`,
      )
  }
  const stops = [onEscape(close), store.sub(cartAtom, write), store.sub(flyoutAtom, close)]
  panel.tell()
  if (signal.aborted) return undefined
  box().addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-undo], [data-close]')
      if (button?.dataset.undo) void undo(Number(button.dataset.undo))
      else if (button) close()
    },
    { signal },
  )
  window.addEventListener('pagehide', close, { signal })
  placeBelow(box(), element.hooked('header.bar'), signal)
  box().showPopover?.()
  return close
}
