import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { type TriggerRules, useFlyoutTrigger } from '../../../../src/react/ui/overlay/useFlyoutTrigger.ts'
import { page } from '../../../support/page.ts'

interface Log {
  opened: number
  intents: number
}

function Trigger({ rules, isEnabled, log }: { rules: Partial<TriggerRules>; isEnabled: boolean; log: Log }) {
  const [isOpen, setOpen] = useState(false)
  const handlers = useFlyoutTrigger({
    rules: { hoverMs: 40, touch: 'click', ...rules },
    isOpen,
    isEnabled,
    onIntent() {
      log.intents += 1
    },
    onOpen() {
      log.opened += 1
      setOpen(true)
    },
  })
  return (
    <a href="/account" {...handlers}>
      Konto
    </a>
  )
}

/** Shows the link of a flyout, with a clock that stands still; returns how often it was opened, and its code asked for. */
function showTrigger(rules: Partial<TriggerRules> = {}, isEnabled = true) {
  const log: Log = { opened: 0, intents: 0 }
  const clock = page.clock()
  page.show([<Trigger key="1" rules={rules} isEnabled={isEnabled} log={log} />, <p key="2">Daneben</p>])
  return { log, clock, link: page.get('link', 'Konto') }
}

const touch = (link: HTMLElement) =>
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))

describe('the trigger of a flyout', () => {
  it('opens after the mouse has rested on it, and fetches at once (FLYOUT-3, FLYOUT-10)', async () => {
    const { log, clock, link } = showTrigger()
    await page.hover(link)
    clock.tick(39)
    expect(log).to.deep.equal({ opened: 0, intents: 1 })
    clock.tick(1)
    expect(log.opened).to.equal(1)
  })

  it('does not open when the mouse only passes (FLYOUT-3)', async () => {
    const { log, clock, link } = showTrigger()
    await page.hover(link)
    await page.hover(page.select('p'))
    clock.tick(2000)
    expect(log).to.deep.equal({ opened: 0, intents: 1 })
  })

  it('is a link for a mouse click (FLYOUT-4)', async () => {
    const { log, link } = showTrigger()
    await page.click(link)
    expect(page.followed()).to.deep.equal(['/account'])
    expect(log.opened).to.equal(0)
  })

  for (const rule of ['click', 'press'] as const)
    it(`opens by the first tap, and is a link for the second, by ${rule} (FLYOUT-5)`, async () => {
      const { log, link } = showTrigger({ touch: rule })
      await page.tap(link)
      expect([log.opened, page.followed()]).to.deep.equal([1, []])
      await page.tap(link)
      expect([log.opened, page.followed()]).to.deep.equal([1, ['/account']])
    })

  it('opens on press where its rules say so (FLYOUT-5)', () => {
    const { log, link } = showTrigger({ touch: 'press' })
    touch(link)
    expect(log.opened).to.equal(1)
  })

  for (const [title, isButton] of [
    ['takes the focus by a press (FLYOUT-5)', false],
    ['does not take the focus from a field that its press has opened (FLYOUT-24)', true],
  ] as const)
    it(title, () => {
      const { link } = showTrigger({ touch: 'press', isButton })
      const takesFocus = () => link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      expect(takesFocus()).to.equal(true)
      touch(link)
      expect(takesFocus()).to.equal(!isButton)
    })

  it('opens by Enter, and fetches on focus (FLYOUT-6, FLYOUT-10)', async () => {
    const { log, link } = showTrigger()
    link.focus()
    expect(log).to.deep.equal({ opened: 0, intents: 1 })
    await page.press('Enter')
    expect([log.opened, page.followed()]).to.deep.equal([1, []])
  })

  it('is a plain link while it is disabled (FLYOUT-7, FLYOUT-10)', async () => {
    const { log, clock, link } = showTrigger({ touch: 'press' }, false)
    await page.hover(link)
    clock.tick(2000)
    await page.tap(link)
    link.focus()
    await page.press('Enter')
    expect(page.followed()).to.deep.equal(['/account', '/account'])
    expect(log.opened).to.equal(0)
  })
})
