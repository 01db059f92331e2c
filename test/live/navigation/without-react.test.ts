// every engine: focus, pointer, dialog, popover
import { expect } from '@open-wc/testing'
import { carryOut, reportPresence } from '../../../src/live/carry-out.ts'
import { shareSnapshot } from '../../../src/live/fragment-scripts.ts'
import { HEADER } from '../../../src/live/header/header.ts'
import { LiveElement } from '../../../src/live/live-element.ts'
import { readPaintedProps } from '../../../src/page/configuration/element-props.ts'
import { HEADER_ATTRIBUTES, type HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { Header } from '../../../src/react/header/Header.tsx'
import { mount } from '../../../src/react/shell/mount.tsx'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { TREE } from '../../react/navigation/answers.ts'
import { page } from '../../support/page.ts'

describe('the navigation of a sleeping header', () => {
  /** A header with content, which React renders when it wakes. */
  async function place(width: number) {
    await page.size(width)
    const { html } = await prerenderElement('shop-header', { site: 'DE' }, { content: { navigation: TREE } })
    // Not the element itself, which would show its fragment by React.
    // WebKit shares the rules of equal styles, with media queries as they were in the window of the first one.
    const ofWidth = html.replaceAll('</style>', `/* ${width} */</style>`)
    const host = page.insert(ofWidth.replace('<shop-header', '<div').replace('</shop-header>', '</div>'))
    const root = host.shadowRoot as ShadowRoot
    const container = root.querySelector('[data-root]') as HTMLElement
    const painted = readPaintedProps(host, container, HEADER_ATTRIBUTES) as HeaderProps | undefined
    const element = new LiveElement({
      ...HEADER,
      tag: 'shop-header',
      host,
      root,
      container,
      phase: 'asleep',
      fetchCode: async () => true,
    })
    page.onEnd(() => element.end())
    element.attachReact({
      render() {
        const { unmount } = mount({
          tag: 'shop-header',
          host,
          root,
          container,
          live: element,
          component: Header,
          features: ['header', 'promotion', 'minicart', 'header-flyouts'],
          loadSheet: () => import('../../../src/elements/sheets/shop-header.css'),
          props: element.props as HeaderProps,
          painted,
          onFailed() {},
        })
        page.onEnd(unmount)
      },
      update() {},
      presence: reportPresence,
      replay: carryOut,
    })
    shareSnapshot(root, element.store, painted as HeaderProps, element.props)
    element.connect()
    await page.until(() => link('1').ariaExpanded)
    return element
  }
  const link = (path: string) => page.select(`[data-path="${path}"]`)
  const tap = (target: Element) =>
    target.dispatchEvent(
      new PointerEvent('click', { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', detail: 1 }),
    )

  it('opens the flyout of an entry, level by level, and the header sleeps on (LIVE-19, NAV-22)', async () => {
    document.documentElement.dataset.platform = 'TABLET'
    const element = await place(970)
    tap(link('1'))
    await page.see('dialog', 'Coffee')
    tap(link('1.0'))
    expect(page.select('[data-level="3"]').textContent).to.include('Dark')
    expect(element.phase).to.equal('asleep')
  })

  it('opens the drawer, and the header sleeps on (LIVE-19, NAV-38)', async () => {
    const element = await place(375)
    tap(page.get('button', 'Menü'))
    const drawer = await page.see('dialog', 'Menü')
    expect([drawer.matches(':modal'), page.select('.navigation__menu').ariaExpanded]).to.deep.equal([true, 'true'])
    page.within(drawer).get('button', 'Coffee').click()
    await page.see('dialog', 'Coffee')
    expect(element.phase).to.equal('asleep')
  })

  it('has a frame in place of a flyout whose code is still to come, in a wide window (NAV-53)', async () => {
    await place(1280)
    const frame = () => getComputedStyle(page.select('.navigation__bar'), '::after')
    const [entry, bar] = [link('1'), page.select('nav').getBoundingClientRect()]
    entry.focus()
    expect(frame().content).to.equal('none')
    tap(entry)
    await page.until(() => frame().content === '""')
    expect([entry.ariaExpanded, frame().position]).to.deep.equal(['false', 'absolute'])
    expect(Number.parseFloat(frame().top)).to.be.closeTo(bar.height, 2)
    await page.see('dialog', 'Coffee')
    expect(frame().content).to.equal('none')
  })

  for (const [what, width] of [
    ['a flyout', 1280],
    ['the drawer', 375],
  ] as const)
    it(`keeps ${what} that is open when React takes over, with its nodes and the focus (LIVE-19)`, async () => {
      const element = await place(width)
      tap(width === 375 ? await page.see('button', 'Menü') : link('1'))
      const dialog = await page.see('dialog')
      const focused = dialog.querySelectorAll<HTMLElement>('li :is(a, button)')[1]
      focused?.focus()
      await element.whenAwake()
      expect(element.phase).to.equal('awake')
      expect(page.get('dialog') === dialog).to.equal(true)
      expect(page.focused() === focused).to.equal(true)
      expect(dialog.closest(':popover-open, :modal') !== null).to.equal(true)
      expect(page.select('.navigation__menu').ariaExpanded).to.equal(width === 375 ? 'true' : null)
      await page.press('Escape')
      await page.gone('dialog')
    })
})
