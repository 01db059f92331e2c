// every engine: popover, dialog, focus
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'

const OPENED = 'icon-flyout-opened'

describe('what would open behind a modal dialog of the page', () => {
  const mount = async () => {
    page.serveCart(cartOf(article('A')))
    const header = await page.mount(html`<shop-header site="DE" added-panel></shop-header>`)
    await page.until(() => page.selectAll('.badge').length > 0)
    return header
  }
  const ask = (flyout = 'userMenu') => page.dispatch('shop-open-flyout', { flyout })
  const isOpen = () => page.selectAll('[data-flyout]:popover-open').length > 0
  const isMarked = () => document.documentElement.classList.contains('shop-flyout-open')

  function dialogIn(parent: Node = document.body): HTMLDialogElement {
    const dialog = document.createElement('dialog')
    dialog.innerHTML = '<button>OK</button>'
    parent.appendChild(dialog)
    page.onEnd(() => dialog.remove())
    dialog.showModal()
    return dialog
  }
  /** A dialog in a shadow root. */
  function dialogInRoot(mode: ShadowRootMode): HTMLDialogElement {
    const host = document.createElement('div')
    document.body.append(host)
    page.onEnd(() => host.remove())
    return dialogIn(host.attachShadow({ mode }))
  }
  const waits = async () => {
    page.logs(/BEHIND_DIALOG/)
    await page.until(() => errors.length > 0)
    expect([isOpen(), isMarked()]).to.deep.equal([false, false])
  }
  let errors: unknown[] = []
  /** How often it was looked whether something can open. */
  let checked = 0
  beforeEach(() => {
    errors = page.events('shop-element-error')
    checked = 0
    const find = ShadowRoot.prototype.elementsFromPoint
    page.fake(ShadowRoot.prototype, 'elementsFromPoint', function (this: ShadowRoot, x: number, y: number) {
      checked += 1
      return find.call(this, x, y)
    })
  })

  for (const [how, open, close] of [
    ['a dialog that closes', () => dialogIn(), (dialog: HTMLDialogElement) => dialog.close()],
    ['a dialog that is removed', () => dialogIn(), (dialog: HTMLDialogElement) => dialog.remove()],
    ['a dialog in an open shadow root', () => dialogInRoot('open'), (dialog: HTMLDialogElement) => dialog.close()],
    ['a dialog in a closed shadow root', () => dialogInRoot('closed'), (dialog: HTMLDialogElement) => dialog.close()],
  ] as const)
    it(`a flyout waits for ${how} (FLYOUT-45)`, async () => {
      await mount()
      const opened = page.events(OPENED)
      const dialog = open()
      ask()
      await waits()
      close(dialog)
      await page.see('dialog', 'Ihr Konto')
      expect(isMarked()).to.equal(true)
      expect(opened.at(-1)).to.deep.equal({ flyout: 'userMenu' })
    })

  it('waits for the last of several dialogs, and forgets a flyout for another one (FLYOUT-45, FLYOUT-1)', async () => {
    await mount()
    const opened = page.events(OPENED)
    const [first, last] = [dialogIn(), dialogIn()]
    ask('storeFinder')
    await waits()
    page.logs(/BEHIND_DIALOG.*cart/)
    ask('cart')
    first.close()
    for (const dialog of [dialogIn(last), last]) {
      const before = checked
      await page.until(() => checked > before + 1)
      expect(isOpen()).to.equal(false)
      dialog.close()
    }
    await page.see('dialog', 'Ihr Warenkorb')
    expect(opened).to.deep.equal([{ flyout: 'cart' }])
  })

  it('forgets a flyout that is closed before it can open (FLYOUT-45)', async () => {
    await mount()
    const opened = page.events(OPENED)
    const dialog = dialogIn()
    ask()
    await waits()
    page.dispatch('shop-close-flyouts')
    dialog.close()
    ask('storeFinder')
    await page.see('dialog', 'Filialsuche')
    expect(opened).to.deep.equal([{ flyout: 'storeFinder' }])
  })

  it('forgets a flyout that is closed, or replaced, in the task that asks for it (FLYOUT-45)', async () => {
    await mount()
    const opened = page.events(OPENED)
    const dialog = dialogIn()
    ask()
    page.dispatch('shop-close-flyouts')
    ask('cart')
    dialog.close()
    ask('storeFinder')
    await page.see('dialog', 'Filialsuche')
    ask('search')
    await page.until(() => opened.length > 1)
    expect(opened).to.deep.equal([{ flyout: 'storeFinder' }, { flyout: 'search' }])
  })

  it('opens at once, and reports nothing, when the page closes its dialog in the same task (FLYOUT-45)', async () => {
    await mount()
    const dialog = dialogIn()
    ask()
    dialog.close()
    await page.see('dialog', 'Ihr Konto')
  })

  it('opens nothing when the page has been left meanwhile (FLYOUT-45, FLYOUT-60)', async () => {
    await mount()
    const opened = page.events(OPENED)
    const dialog = dialogIn()
    ask()
    await waits()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dialog.close()
    ask('storeFinder')
    await page.see('dialog', 'Filialsuche')
    expect(opened).to.deep.equal([{ flyout: 'storeFinder' }])
  })

  it('focuses the search field of a wide header when the dialog has gone (FLYOUT-45, FLYOUT-24)', async () => {
    await page.size(1200)
    await mount()
    const dialog = dialogInRoot('closed')
    ask('search')
    await waits()
    dialog.remove()
    await page.until(() => page.focused()?.matches('[type=search]'))
  })

  it('shows what was added when the dialog has gone, the last once (HEADER-48, FLYOUT-45)', async () => {
    await mount()
    const dialog = dialogIn()
    const add = () => page.dispatch('shop-cart-change-result', { ok: true, addedProduct: { productId: 'A' } })
    add()
    await waits()
    add()
    await page.until(() => errors.length === 2)
    expect(page.selectAll('[part=added]')).to.deep.equal([])
    dialog.close()
    await page.until(() => page.selectAll('[part=added]:popover-open').length === 1)
  })

  for (const [what, place] of [
    ['a popover', () => page.insert('<div popover=manual>Hello</div>').showPopover()],
    ['a dialog that is not modal', () => page.insert('<dialog>Hello</dialog>').setAttribute('open', '')],
    ['a dialog that holds the header', () => dialogIn().append(page.select('shop-header'))],
    ['a page in fullscreen', () => page.fake(document, 'querySelector', () => document.documentElement)],
  ] as const)
    it(`a flyout does not wait for ${what} (FLYOUT-45)`, async () => {
      await mount()
      place()
      ask()
      await page.see('dialog', 'Ihr Konto')
    })

  it('a flyout waits while the page has made the header inert (FLYOUT-45)', async () => {
    const header = await mount()
    header.inert = true
    ask()
    await waits()
    header.inert = false
    await page.see('dialog', 'Ihr Konto')
  })
})
