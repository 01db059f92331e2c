// every engine: focus, keys, pointer, popover
import { expect } from '@open-wc/testing'
import { openFlyouts, showFlyouts } from '../../../src/live/header/flyouts.ts'
import { holdTouches } from '../../../src/live/hold-touches.ts'
import { type LiveElement, liveTag } from '../../../src/live/live-element.ts'
import { writeViews } from '../../../src/live/write-views.ts'
import { onEscape } from '../../../src/page/browser/escape.ts'
import type { HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../../src/shop/awake-limits.ts'
import { itemCountAtom } from '../../../src/state/cart/cart.ts'
import { flyoutAtom } from '../../../src/state/header/open-flyout.ts'
import { page } from '../../support/page.ts'
import { placeSleeping } from '../../support/sleeping-element.ts'

const TAG = liveTag({ attributes: {}, behaviours: [], liveProps: [] })
const icon = (flyout: string, href: string) => `
  <a href="${href}" data-control="${flyout === 'search' ? 'search' : 'flyout'}-icon:${flyout}" data-live="flyout-icon:${flyout}">${flyout}</a>
  <div popover="manual" data-flyout="${flyout}" style="position: fixed; inset: 60px 0 0; width: auto; height: auto">
    <div class="flyout-frame__panel"></div>
  </div>`
const MARKUP = `
  <header class="header" data-live="header.bar" style="height: 60px">
    <search><form><input type="search"></form></search>
    ${icon('search', '#search')}${icon('storeFinder', '#stores')}${icon('userMenu', '#account')}${icon('cart', '#cart')}
  </header>`

describe('flyouts without React', () => {
  const OPTIONS = { bubbles: true, cancelable: true, composed: true } as const

  function place(count = 0) {
    const sleeping = placeSleeping(TAG, MARKUP)
    const { element } = sleeping
    const { store } = element
    if (count > 0)
      page.fake(
        store,
        'get',
        (
          (get) => (atom: unknown) =>
            atom === itemCountAtom ? count : get(atom as typeof itemCountAtom)
        )(store.get) as typeof store.get,
      )
    page.onEnd(holdTouches(element))
    page.onEnd(writeViews(element))
    const header = element as unknown as LiveElement<HeaderProps>
    for (const start of [openFlyouts, showFlyouts]) page.onEnd(start(header) ?? (() => {}))
    const iconOf = (flyout: string) => page.select(`[data-control$=":${flyout}"]`)
    const frameOf = (flyout: string) => page.select(`[data-flyout="${flyout}"]`)
    return {
      ...sleeping,
      iconOf,
      frameOf,
      isOpen: (flyout: string) => frameOf(flyout).matches(':popover-open'),
      shown: () => store.get(flyoutAtom),
      tap: (flyout: string) =>
        iconOf(flyout).dispatchEvent(new PointerEvent('click', { ...OPTIONS, pointerType: 'touch', detail: 1 })),
      press: (flyout: string, key: string) =>
        iconOf(flyout).dispatchEvent(new KeyboardEvent('keydown', { ...OPTIONS, key })),
      filled: () => page.see('dialog'),
      point: (target: Element, type: string, pointerType = 'mouse', movementX = 1) =>
        target.dispatchEvent(new PointerEvent(type, { ...OPTIONS, pointerType, movementX })),
    }
  }
  const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  const panel = () => page.select(':popover-open > div')

  it('opens though a tool has dropped the attribute popover (DELIVERY-91)', () => {
    const { tap, isOpen, frameOf } = place()
    frameOf('userMenu').removeAttribute('popover')
    tap('userMenu')
    expect(isOpen('userMenu')).to.equal(true)
  })

  it('opens with a tap, and with Space, in the same task, and does not wake the header (FLYOUT-11, LIVE-3)', () => {
    const { tap, press, isOpen, shown, fetches, element } = place()
    const opened = page.events('icon-flyout-opened')
    expect(tap('userMenu')).to.equal(false)
    expect([isOpen('userMenu'), shown(), fetches(), element.phase]).to.deep.equal([true, 'userMenu', 0, 'asleep'])
    press('storeFinder', ' ')
    expect([isOpen('userMenu'), isOpen('storeFinder'), shown(), opened]).to.deep.equal([
      false,
      true,
      'storeFinder',
      [{ flyout: 'userMenu' }, { flyout: 'storeFinder' }],
    ])
  })

  it('opens when the page asks for it (FLYOUT-12)', () => {
    const { isOpen } = place()
    page.dispatch('shop-open-flyout', { flyout: 'storeFinder' })
    expect(isOpen('storeFinder')).to.equal(true)
  })

  it('warns of an unknown flyout (FLYOUT-12)', async () => {
    page.logs(/the flyout is none of search, /)
    const { shown } = place()
    for (const detail of [{ flyout: 'basket' }, { flyout: '"]' }, undefined, 'cart'])
      page.dispatch('shop-open-flyout', detail)
    expect(shown()).to.equal(undefined)
  })

  for (const [count, items] of [
    [0, '0'],
    [2, '2'],
    [9, '9'],
  ] as const)
    it(`tells its sheet of ${items} articles for a cart of ${count || 'none or unknown'} (FLYOUT-11)`, () => {
      const { tap, frameOf } = place(count)
      tap('cart')
      expect(frameOf('cart').style.getPropertyValue('--_items')).to.equal(items)
    })

  it('lets a second tap follow the link (FLYOUT-5)', () => {
    const { tap } = place()
    tap('storeFinder')
    expect(tap('storeFinder')).to.equal(true)
  })

  it('never follows the link of the search, nor scrolls by Space (FLYOUT-4, FLYOUT-5, FLYOUT-6)', () => {
    const { tap, press, iconOf, shown } = place()
    const click = () =>
      iconOf('search').dispatchEvent(new PointerEvent('click', { ...OPTIONS, pointerType: 'mouse', detail: 1 }))
    expect([tap('search'), tap('search'), click()]).to.deep.equal([false, false, false])
    expect([press('userMenu', ' '), press('userMenu', ' '), shown()]).to.deep.equal([false, false, 'userMenu'])
  })

  it('does not open in a browser without popovers (DELIVERY-59)', () => {
    page.fake(HTMLElement.prototype, 'showPopover', undefined as never)
    const { tap, shown } = place()
    expect(tap('userMenu')).to.equal(true)
    page.dispatch('shop-open-flyout', { flyout: 'userMenu' })
    expect(shown()).to.equal(undefined)
  })

  it('becomes a dialog, in the place of its frame, and is a frame again when it has closed (FLYOUT-9, FLYOUT-11)', async () => {
    const { tap, filled, iconOf, frameOf, shown } = place()
    const before = frameOf('storeFinder').innerHTML
    tap('storeFinder')
    const dialog = await filled()
    expect(dialog.parentElement).to.equal(frameOf('storeFinder'))
    expect([dialog.ariaLabel, iconOf('storeFinder').getAttribute('aria-controls')]).to.deep.equal([
      'Filialsuche',
      dialog.id,
    ])
    page.get('textbox').focus()
    page.dispatch('shop-close-flyouts')
    expect(page.focused(), 'The focus goes back (FLYOUT-16).').to.equal(iconOf('storeFinder'))
    expect([frameOf('storeFinder').innerHTML, shown()]).to.deep.equal([before, undefined])
    tap('storeFinder')
    await page.frame()
    expect(page.get('dialog').ariaLabel, 'Its code is there: no frame is painted before.').to.equal('Filialsuche')
  })

  it('opens on press once its code is there, and by the click at its end only once (FLYOUT-5)', async () => {
    const { element, tap, filled, iconOf, isOpen, point, shown } = place()
    tap('userMenu')
    await filled()
    page.dispatch('shop-close-flyouts')
    point(iconOf('userMenu'), 'pointerdown', 'touch')
    expect(isOpen('userMenu')).to.equal(true)
    expect(tap('userMenu')).to.equal(false)
    expect([shown(), page.followed()]).to.deep.equal(['userMenu', []])
    await filled()
    page.dispatch('shop-close-flyouts')
    expect(element.touched === undefined).to.equal(true)
    for (const [flyout, pointer] of [
      ['cart', 'touch'],
      ['userMenu', 'mouse'],
    ] as const) {
      point(iconOf(flyout), 'pointerdown', pointer)
      expect(isOpen(flyout)).to.equal(false)
    }
  })

  it('closes by Escape, by a click beside its panel and by its button (FLYOUT-13)', async () => {
    const { tap, filled, frameOf, iconOf, shown } = place()
    tap('userMenu')
    pressEscape()
    expect(shown()).to.equal(undefined)
    tap('userMenu')
    panel().click()
    expect(shown()).to.equal('userMenu')
    frameOf('userMenu').click()
    expect(shown()).to.equal(undefined)
    tap('userMenu')
    await filled()
    page.get('button', 'Schließen').click()
    expect([shown(), page.focused()]).to.deep.equal([undefined, iconOf('userMenu')])
  })

  it('closes in the same task when the page is left (FLYOUT-60)', async () => {
    const { tap, isOpen, filled, shown } = place()
    const closed = page.events('icon-flyout-closed')
    tap('userMenu')
    await filled()
    page.dispatch('pagehide')
    expect([isOpen('userMenu'), shown(), closed]).to.deep.equal([false, undefined, [{ flyout: 'userMenu' }]])
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
  })

  it('closes on a link to a place on the page (FLYOUT-60)', async () => {
    const { tap, filled, shown } = place()
    tap('userMenu')
    await filled()
    page.dispatch('hashchange')
    expect(shown()).to.equal(undefined)
  })

  it('stays when a link opens a tab, a program or a file: the page is not left (FLYOUT-60)', () => {
    const { tap, frameOf, shown } = place()
    tap('userMenu')
    for (const attributes of [
      'href="/account" target="_blank"',
      'href="mailto:a@b.example"',
      'href="/a.pdf" download',
    ]) {
      frameOf('userMenu').insertAdjacentHTML('beforeend', `<a ${attributes}>Link</a>`)
      frameOf('userMenu').querySelector<HTMLElement>('a:last-child')?.click()
    }
    expect(shown()).to.equal('userMenu')
  })

  it('closes 1 s after the mouse has gone beside it, not when it comes back, rests, or is a finger (FLYOUT-14)', async () => {
    const { tap, filled, point, frameOf, shown } = place()
    tap('userMenu')
    await filled()
    const clock = page.clock()
    const frame = frameOf('userMenu')
    point(frame, 'pointermove', 'touch')
    point(frame, 'pointermove', 'mouse', 0)
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    point(frame, 'pointermove')
    clock.tick(OVERLAY_HOVER_CLOSE_MS - 1)
    point(panel(), 'pointermove')
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    point(frame, 'pointermove')
    point(frame, 'pointerleave')
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    expect(shown()).to.equal('userMenu')
    point(frame, 'pointermove')
    clock.tick(OVERLAY_HOVER_CLOSE_MS)
    expect(shown()).to.equal(undefined)
  })

  it('loses what was typed into it with a reset of the personal data (FLYOUT-65)', async () => {
    const { tap, filled } = place()
    tap('storeFinder')
    await filled()
    const field = page.get('textbox') as HTMLInputElement
    field.value = '20095'
    page.dispatch('shop-personal-data-reset')
    expect(field.value).to.equal('')
  })

  it('stays while something is typed into its field, however the mouse goes (FLYOUT-14)', async () => {
    const { tap, filled, point, frameOf, shown } = place()
    tap('storeFinder')
    await filled()
    const clock = page.clock()
    const field = page.get('textbox') as HTMLInputElement
    const leave = () => {
      point(frameOf('storeFinder'), 'pointermove')
      clock.tick(OVERLAY_HOVER_CLOSE_MS)
    }
    const type = (value: string) => {
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
    type('Bonn')
    leave()
    expect(shown()).to.equal('storeFinder')
    point(panel(), 'pointermove')
    type('')
    leave()
    expect(shown()).to.equal(undefined)
  })

  it('closes when the focus goes elsewhere, and stays where it goes within the bar (FLYOUT-15)', async () => {
    const { tap, filled, iconOf, shown } = place()
    tap('userMenu')
    await filled()
    const focus = (target: EventTarget) => target.dispatchEvent(new FocusEvent('focusin', OPTIONS))
    focus(iconOf('cart'))
    expect(shown()).to.equal('userMenu')
    focus(document.body)
    expect(shown()).to.equal(undefined)
  })

  it('leaves the Escape of others alone when it has closed (FLYOUT-17)', () => {
    const { tap } = place()
    let escapes = 0
    page.onEnd(
      onEscape(() => {
        escapes += 1
      }),
    )
    tap('userMenu')
    pressEscape()
    expect(escapes).to.equal(0)
    pressEscape()
    expect(escapes).to.equal(1)
  })

  it('stays open when the header is moved within the page (FLYOUT-21)', async () => {
    const { tap, filled, isOpen, host } = place()
    tap('userMenu')
    await filled()
    document.body.append(host)
    page.onEnd(() => host.remove())
    await page.until(() => isOpen('userMenu'))
    expect(page.get('dialog').ariaLabel).to.equal('Ihr Konto')
  })

  for (const by of ['tap', 'Space'] as const)
    it(`closes when what it shows can’t be loaded, and ${by} goes on to the link (FLYOUT-11, LIVE-9)`, async () => {
      const { tap, press, shown } = place()
      if (by === 'tap') tap('cart')
      else press('cart', ' ')
      await page.until(() => shown() === undefined)
      await page.until(() => location.hash === '#cart')
      history.replaceState(null, '', location.pathname + location.search)
    })

  it('leads nowhere when it was closed, or opened by the page, before its code failed (FLYOUT-11)', async () => {
    const { tap, shown, loader } = place()
    let fail = (_: boolean) => {}
    loader.loadTag = () =>
      new Promise((resolve) => {
        fail = resolve
      })
    tap('cart')
    await page.frame()
    page.dispatch('shop-close-flyouts')
    fail(false)
    await page.frame()
    page.dispatch('shop-open-flyout', { flyout: 'cart' })
    await page.frame()
    fail(false)
    await page.until(() => shown() === undefined)
    await page.frame()
    expect(location.hash).to.equal('')
  })

  it('shows the page’s own cart without the code of ours (FLYOUT-23)', async () => {
    const { tap, filled, host, loader } = place()
    host.insertAdjacentHTML('beforeend', '<p slot="minicart">Own</p>')
    loader.loadTag = () => expect.fail('It is not needed.')
    tap('cart')
    await filled()
    expect(page.select('slot[name=minicart]')).to.not.equal(null)
  })
})
