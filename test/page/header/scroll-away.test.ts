import { expect } from '@open-wc/testing'
import FakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { scrollAway } from '../../../src/page/header/scroll-away.ts'

const HEIGHT = 100

describe('a header on scroll (specification 1 §1)', () => {
  let clock: Clock
  let header: HTMLElement
  let bar: HTMLElement
  let page: HTMLElement
  let end: AbortController
  const isAway = () => header.hasAttribute('data-away')
  /** The page stands somewhere else, and rests there. */
  const scrollTo = (y: number, rest = 50) => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
    clock.tick(rest)
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
    end = new AbortController()
    bar = root.firstElementChild as HTMLElement
    scrollAway({ host: header, bar }, 0, end.signal)
    clock.tick(50)
  })
  afterEach(() => {
    end.abort()
    clock.uninstall()
    page.remove()
    delete document.documentElement.dataset.pageType
    document.documentElement.classList.remove('shop-flyout-open')
  })

  it('hides on scroll down and shows on scroll up', () => {
    scrollTo(800)
    expect(isAway()).to.equal(true)
    scrollTo(700)
    expect(isAway()).to.equal(false)
  })

  it('hides where it sticks below a bar of the page, too', () => {
    bar.style.top = '32px'
    scrollTo(800)
    expect(isAway()).to.equal(true)
  })

  it('waits until scrolling has rested for 50 ms', () => {
    scrollTo(500, 49)
    scrollTo(800, 49)
    expect(isAway()).to.equal(false)
    clock.tick(1)
    expect(isAway()).to.equal(true)
  })

  for (const type of ['basket', 'product-detail']) {
    it(`stays on a page of type ${type}`, () => {
      document.documentElement.dataset.pageType = type
      scrollTo(800)
      expect(isAway()).to.equal(false)
    })
  }

  it('comes back when the page becomes one where it stays', async () => {
    scrollTo(800)
    expect(isAway()).to.equal(true)
    document.documentElement.dataset.pageType = 'basket'
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(isAway()).to.equal(false)
  })

  it('is there at once for what opens below it', () => {
    scrollTo(800)
    bar.style.transform = 'translateY(-104px)'
    bar.style.transition = 'transform 10s'
    bar.getBoundingClientRect()
    bar.style.transform = ''
    window.dispatchEvent(new CustomEvent('icon-flyout-opened', { detail: { flyout: 'cart' } }))
    expect(bar.getBoundingClientRect().top).to.equal(0)
  })

  it('does not answer a tremble, but slow scrolling adds up', () => {
    scrollTo(800)
    scrollTo(795)
    scrollTo(793)
    expect(isAway()).to.equal(true)
    scrollTo(790)
    expect(isAway()).to.equal(false)
  })

  it('stays while the page has not passed it', () => {
    scrollTo(HEIGHT - 20)
    expect(isAway()).to.equal(false)
  })

  it('takes what iOS scrolls beyond the ends, and back, as no movement', () => {
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

  it('never hides while the focus is inside', () => {
    header.shadowRoot?.querySelector('a')?.focus()
    scrollTo(800)
    expect(isAway()).to.equal(false)
    ;(document.activeElement as HTMLElement).blur()
  })

  it('comes back when the focus comes in', () => {
    scrollTo(800)
    header.shadowRoot?.querySelector('a')?.focus()
    expect(isAway()).to.equal(false)
    ;(document.activeElement as HTMLElement).blur()
  })

  it('never hides while a flyout is open, and comes back when one opens', () => {
    scrollTo(800)
    window.dispatchEvent(new CustomEvent('icon-flyout-opened', { detail: { flyout: 'cart' } }))
    expect(isAway()).to.equal(false)
    document.documentElement.classList.add('shop-flyout-open')
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })

  it('never hides while the navigation is open, and comes back when it opens', () => {
    scrollTo(800)
    window.dispatchEvent(new CustomEvent('navigation-flyout-opened', { detail: { index: 0 } }))
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
    window.dispatchEvent(new CustomEvent('navigation-flyout-closed', { detail: { index: 0 } }))
    scrollTo(1600)
    expect(isAway()).to.equal(true)
  })

  it('never hides while a part of it is expanded', () => {
    header.shadowRoot?.querySelector('a')?.setAttribute('aria-expanded', 'true')
    scrollTo(800)
    expect(isAway()).to.equal(false)
  })

  it('does not cover what the keyboard comes to', async () => {
    const link = page.querySelector('main a') as HTMLAnchorElement
    scrollTo(1980)
    scrollTo(1970)
    expect(isAway()).to.equal(false)
    const covered = () => bar.getBoundingClientRect().bottom - link.getBoundingClientRect().top
    expect(covered()).to.be.above(0)
    // A focus that a script sets is seen as long as no pointer was used.
    link.focus({ preventScroll: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(covered()).to.be.at.most(0)
  })

  it('moves nothing of the page, and comes back for good when it ends', () => {
    const before = document.documentElement.scrollHeight
    scrollTo(800)
    expect(document.documentElement.scrollHeight).to.equal(before)
    expect(bar.offsetHeight).to.equal(HEIGHT)
    end.abort()
    expect(isAway()).to.equal(false)
    scrollTo(1200)
    expect(isAway()).to.equal(false)
  })
})
