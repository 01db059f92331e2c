// every engine: focus, scrolling, styles
import { expect } from '@open-wc/testing'
import { publishHeaderHeight } from '../../../src/live/header/header-height.ts'
import { scrollAway } from '../../../src/live/header/scroll-away.late.ts'
import { page } from '../../support/page.ts'

const HEIGHT = 100
const BAR = `<header style="position: sticky; z-index: 1; top: 0; height: ${HEIGHT}px"><a href="#y">y</a></header>`
const PAGE = `
  <div><div style="display: contents"><template shadowrootmode="open">${BAR}</template></div>
    <main style="height: 5000px"><a href="#x" style="position: absolute; top: 2000px">x</a></main></div>`

describe('header on scroll', () => {
  function insert() {
    const host = page.insert(PAGE).firstElementChild as HTMLElement
    const bar = page.select('header')
    window.scrollTo(0, 0)
    const clock = page.clock()
    const stop = scrollAway({ host, bar }, 0)
    page.onEnd(stop)
    clock.tick(50)
    return {
      bar,
      clock,
      stop,
      isAway: () => host.hasAttribute('data-away'),
      /** Scrolls to y px and lets `ms` pass. */
      scrollTo(y: number, ms = 50) {
        window.scrollTo(0, y)
        window.dispatchEvent(new Event('scroll'))
        clock.tick(ms)
      },
    }
  }

  it('hides on scroll down and shows on scroll up (HEADER-14)', () => {
    const { isAway, scrollTo } = insert()
    scrollTo(800)
    expect(isAway()).to.equal(true)
    scrollTo(700)
    expect(isAway()).to.equal(false)
  })

  it('tells the page how much of the window it covers (HEADER-47)', () => {
    const { stop, scrollTo } = insert()
    const end = publishHeaderHeight(page.select('header'), true)
    page.onEnd(end)
    const offset = () => {
      const probe = document.createElement('i')
      probe.style.cssText = 'position: fixed; top: var(--shop-header-offset)'
      document.body.append(probe)
      const { top } = getComputedStyle(probe)
      probe.remove()
      return top
    }
    expect(offset()).to.equal(`${HEIGHT}px`)
    scrollTo(800)
    expect(offset()).to.equal('0px')
    scrollTo(700)
    expect(offset()).to.equal(`${HEIGHT}px`)
    scrollTo(1500)
    stop()
    expect(offset()).to.equal(`${HEIGHT}px`)
    end()
    expect(getComputedStyle(document.documentElement).getPropertyValue('--shop-header-offset')).to.equal('')
    page.onEnd(publishHeaderHeight(page.select('header'), false))
    expect(offset()).to.equal('0px')
  })

  it('hides also where it sticks below a bar of the page (HEADER-22)', () => {
    const { bar, isAway, scrollTo } = insert()
    bar.style.top = '32px'
    scrollTo(800)
    expect(isAway()).to.equal(true)
  })

  it('reacts 50 ms after the last scroll event (HEADER-14)', () => {
    const { clock, isAway, scrollTo } = insert()
    scrollTo(500, 49)
    scrollTo(800, 49)
    expect(isAway()).to.equal(false)
    clock.tick(1)
    expect(isAway()).to.equal(true)
  })

  for (const type of ['basket', 'product-detail'])
    it(`stays on a page of type ${type}, and comes back when the page becomes one (HEADER-15)`, async () => {
      const { isAway, scrollTo } = insert()
      scrollTo(800)
      expect(isAway()).to.equal(true)
      document.documentElement.dataset.pageType = type
      await page.until(() => !isAway())
      scrollTo(1600)
      expect(isAway()).to.equal(false)
    })

  it('comes back without animation when a flyout opens below it (HEADER-19)', () => {
    const { bar, scrollTo } = insert()
    scrollTo(800)
    bar.style.transform = 'translateY(-104px)'
    bar.style.transition = 'transform 10s'
    bar.getBoundingClientRect()
    bar.style.transform = ''
    page.dispatch('icon-flyout-opened', { flyout: 'cart' })
    expect(bar.getBoundingClientRect().top).to.equal(0)
  })

  it('ignores movements below 8 px, but slow scrolling adds up (HEADER-16)', () => {
    const { isAway, scrollTo } = insert()
    scrollTo(800)
    scrollTo(795)
    scrollTo(793)
    expect(isAway()).to.equal(true)
    scrollTo(790)
    expect(isAway()).to.equal(false)
  })

  it('stays until the page has been scrolled by its height (HEADER-17)', () => {
    const { isAway, scrollTo } = insert()
    scrollTo(HEIGHT - 20)
    expect(isAway()).to.equal(false)
  })

  it('ignores what iOS scrolls beyond the ends and back (HEADER-16)', () => {
    const { clock, isAway, scrollTo } = insert()
    const end = document.documentElement.scrollHeight - window.innerHeight
    let place = 0
    const real = Object.getOwnPropertyDescriptor(window, 'scrollY') as PropertyDescriptor
    const bounce = (...places: number[]) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, get: () => place })
      page.onEnd(() => void Object.defineProperty(window, 'scrollY', real))
      for (place of places) {
        window.dispatchEvent(new Event('scroll'))
        clock.tick(50)
      }
    }
    scrollTo(end)
    bounce(end + 60, end + 20, end)
    expect(isAway()).to.equal(true)
    bounce(0)
    expect(isAway()).to.equal(false)
    bounce(-60, -20, 0)
    expect(isAway()).to.equal(false)
  })

  it('does not hide while the focus is inside, and comes back when it enters (HEADER-18, HEADER-19)', () => {
    const { isAway, scrollTo } = insert()
    scrollTo(800)
    page.get('link', 'y').focus()
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })

  it('does not hide while a flyout is open, and comes back when one opens (HEADER-18, HEADER-19)', () => {
    const { isAway, scrollTo } = insert()
    scrollTo(800)
    page.dispatch('icon-flyout-opened', { flyout: 'cart' })
    expect(isAway()).to.equal(false)
    document.documentElement.classList.add('shop-flyout-open')
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })

  it('does not hide while the navigation is open, and comes back when it opens (HEADER-18, HEADER-19)', () => {
    const { isAway, scrollTo } = insert()
    scrollTo(800)
    page.dispatch('navigation-flyout-opened', { index: 0 })
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
    page.dispatch('navigation-flyout-closed', { index: 0 })
    scrollTo(1600)
    expect(isAway()).to.equal(true)
  })

  it('does not hide while a part of it is expanded (HEADER-18)', () => {
    const { isAway, scrollTo } = insert()
    page.get('link', 'y').ariaExpanded = 'true'
    scrollTo(800)
    expect(isAway()).to.equal(false)
  })

  for (const [by, isByMouse] of [
    ['the keyboard focus reaches', false],
    ['the page focuses after a click elsewhere', true],
  ] as const)
    it(`uncovers what ${by} (HEADER-21)`, async () => {
      const { bar, isAway, scrollTo } = insert()
      scrollTo(1980)
      scrollTo(1970)
      expect(isAway()).to.equal(false)
      const link = page.get('link', 'x')
      const covered = () => bar.getBoundingClientRect().bottom - link.getBoundingClientRect().top
      expect(covered()).to.be.above(0)
      // Focus set by a script is :focus-visible as long as no pointer was used.
      const focus = () => link.focus({ preventScroll: true })
      if (isByMouse) {
        const button = Object.assign(document.createElement('button'), { onclick: focus })
        button.style.cssText = 'position: fixed; bottom: 0'
        bar.after(button)
        await page.click(button)
      } else focus()
      await page.until(() => covered() <= 0)
    })

  it('frees the target of an `#anchor` on a page that was scrolled before, and leaves others alone (HEADER-46)', () => {
    const { bar, stop } = insert()
    page.get('link', 'x').id = 'target'
    page.onEnd(() => history.replaceState(null, '', ' '))
    location.hash = 'target'
    stop()
    const host = (bar.getRootNode() as ShadowRoot).host as HTMLElement
    const covered = () => bar.getBoundingClientRect().bottom - page.get('link', 'x').getBoundingClientRect().top
    for (const [initialY, isFreed] of [
      [0, false],
      [1, true],
    ] as const) {
      window.scrollTo(0, 1980)
      expect(covered()).to.be.above(0)

      page.onEnd(scrollAway({ host, bar }, initialY))
      expect(covered() <= 0, `from ${initialY} px`).to.equal(isFreed)
    }
  })

  it('moves nothing of the page, and stays visible after its end (HEADER-20)', () => {
    const { bar, stop, isAway, scrollTo } = insert()
    const before = document.documentElement.scrollHeight
    scrollTo(800)
    expect(document.documentElement.scrollHeight).to.equal(before)
    expect(bar.offsetHeight).to.equal(HEIGHT)
    stop()
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })
})
