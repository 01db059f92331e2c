import { expect } from '@open-wc/testing'
import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { scrollAway } from '../../../src/live/header/scroll-away.late.ts'

const HEIGHT = 100

describe('header on scroll', () => {
  let clock: Clock
  let header: HTMLElement
  let bar: HTMLElement
  let page: HTMLElement
  let controller: AbortController
  const isAway = () => header.hasAttribute('data-away')
  /** Scrolls to y px and lets `ms` pass. */
  const scrollTo = (y: number, ms = 50) => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
    clock.tick(ms)
  }

  beforeEach(() => {
    page = document.createElement('div')
    page.innerHTML = `<div></div><main style="height: 5000px"><a href="#x" style="position: absolute; top: 2000px">x</a></main>`
    header = page.firstElementChild as HTMLElement
    header.style.display = 'contents'
    const root = header.attachShadow({ mode: 'open' })
    root.innerHTML = `<header style="position: sticky; z-index: 1; top: 0; height: ${HEIGHT}px"><a href="#y">y</a></header>`
    document.body.append(page)
    window.scrollTo(0, 0)
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] })
    controller = new AbortController()
    bar = root.firstElementChild as HTMLElement
    scrollAway({ host: header, bar }, 0, controller.signal)
    clock.tick(50)
  })
  afterEach(() => {
    controller.abort()
    clock.uninstall()
    page.remove()
    delete document.documentElement.dataset.pageType
    document.documentElement.classList.remove('shop-flyout-open')
  })

  it('hides on scroll down and shows on scroll up (HEADER-14)', () => {
    scrollTo(800)
    expect(isAway()).to.equal(true)
    scrollTo(700)
    expect(isAway()).to.equal(false)
  })

  it('hides also where it sticks below a bar of the page (HEADER-22)', () => {
    bar.style.top = '32px'
    scrollTo(800)
    expect(isAway()).to.equal(true)
  })

  it('reacts 50 ms after the last scroll event (HEADER-14)', () => {
    scrollTo(500, 49)
    scrollTo(800, 49)
    expect(isAway()).to.equal(false)
    clock.tick(1)
    expect(isAway()).to.equal(true)
  })

  for (const type of ['basket', 'product-detail']) {
    it(`stays on a page of type ${type} (HEADER-15)`, () => {
      document.documentElement.dataset.pageType = type
      scrollTo(800)
      expect(isAway()).to.equal(false)
    })
  }

  it('comes back when the page becomes one where it stays (HEADER-15)', async () => {
    scrollTo(800)
    expect(isAway()).to.equal(true)
    document.documentElement.dataset.pageType = 'basket'
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(isAway()).to.equal(false)
  })

  it('comes back without animation when a flyout opens below it (HEADER-19)', () => {
    scrollTo(800)
    bar.style.transform = 'translateY(-104px)'
    bar.style.transition = 'transform 10s'
    bar.getBoundingClientRect()
    bar.style.transform = ''
    window.dispatchEvent(new CustomEvent('icon-flyout-opened', { detail: { flyout: 'cart' } }))
    expect(bar.getBoundingClientRect().top).to.equal(0)
  })

  it('ignores movements below 8 px, but slow scrolling adds up (HEADER-16)', () => {
    scrollTo(800)
    scrollTo(795)
    scrollTo(793)
    expect(isAway()).to.equal(true)
    scrollTo(790)
    expect(isAway()).to.equal(false)
  })

  it('stays until the page has been scrolled by its height (HEADER-17)', () => {
    scrollTo(HEIGHT - 20)
    expect(isAway()).to.equal(false)
  })

  it('ignores what iOS scrolls beyond the ends and back (HEADER-16)', () => {
    const end = document.documentElement.scrollHeight - window.innerHeight
    scrollTo(end)
    expect(isAway()).to.equal(true)
    const real = Object.getOwnPropertyDescriptor(window, 'scrollY') as PropertyDescriptor
    const bounce = (y: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, get: () => y })
      window.dispatchEvent(new Event('scroll'))
      clock.tick(50)
    }
    try {
      for (const beyond of [end + 60, end + 20, end]) bounce(beyond)
      expect(isAway()).to.equal(true)
      bounce(0)
      expect(isAway()).to.equal(false)
      for (const beyond of [-60, -20, 0]) bounce(beyond)
      expect(isAway()).to.equal(false)
    } finally {
      Object.defineProperty(window, 'scrollY', real)
    }
  })

  it('does not hide while the focus is inside (HEADER-18)', () => {
    header.shadowRoot?.querySelector('a')?.focus()
    scrollTo(800)
    expect(isAway()).to.equal(false)
    ;(document.activeElement as HTMLElement).blur()
  })

  it('comes back when the focus enters it (HEADER-19)', () => {
    scrollTo(800)
    header.shadowRoot?.querySelector('a')?.focus()
    expect(isAway()).to.equal(false)
    ;(document.activeElement as HTMLElement).blur()
  })

  it('does not hide while a flyout is open, and comes back when one opens (HEADER-18, HEADER-19)', () => {
    scrollTo(800)
    window.dispatchEvent(new CustomEvent('icon-flyout-opened', { detail: { flyout: 'cart' } }))
    expect(isAway()).to.equal(false)
    document.documentElement.classList.add('shop-flyout-open')
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })

  it('does not hide while the navigation is open, and comes back when it opens (HEADER-18, HEADER-19)', () => {
    scrollTo(800)
    window.dispatchEvent(new CustomEvent('navigation-flyout-opened', { detail: { index: 0 } }))
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
    window.dispatchEvent(new CustomEvent('navigation-flyout-closed', { detail: { index: 0 } }))
    scrollTo(1600)
    expect(isAway()).to.equal(true)
  })

  it('does not hide while a part of it is expanded (HEADER-18)', () => {
    header.shadowRoot?.querySelector('a')?.setAttribute('aria-expanded', 'true')
    scrollTo(800)
    expect(isAway()).to.equal(false)
  })

  it('uncovers what the keyboard focus reaches (HEADER-21)', async () => {
    const link = page.querySelector('main a') as HTMLAnchorElement
    scrollTo(1980)
    scrollTo(1970)
    expect(isAway()).to.equal(false)
    const covered = () => bar.getBoundingClientRect().bottom - link.getBoundingClientRect().top
    expect(covered()).to.be.above(0)
    // Focus set by a script is :focus-visible as long as no pointer was used.
    link.focus({ preventScroll: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(covered()).to.be.at.most(0)
  })

  it('moves nothing of the page, and stays visible after it was aborted (HEADER-20)', () => {
    const before = document.documentElement.scrollHeight
    scrollTo(800)
    expect(document.documentElement.scrollHeight).to.equal(before)
    expect(bar.offsetHeight).to.equal(HEIGHT)
    controller.abort()
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })
})
