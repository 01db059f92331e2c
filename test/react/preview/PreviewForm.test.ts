// every engine: keys, dialog, forms, styles
import { expect } from '@open-wc/testing'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { AB_TESTS, APPLY, CHECK, LOG_OUT, open, TESTS } from './support.ts'

const NOTHING_PREVIEWED = { [CHECK]: () => json({ status: 'SUCCESS' }) }
const never: Handler = () => new Promise(() => {})

const dialog = () => page.within(page.get('dialog', 'Preview settings'))
const select = (label: string) => page.field<HTMLSelectElement>(label)
const group = () => select('A/B test group')
const apply = () => dialog().click('button', 'Apply settings')
const applied = () => page.calls(APPLY).map(({ query, body }) => [`${query}`, body])
const requestedTimes = () => page.calls(TESTS).map(({ query }) => query.get('time'))
const isAboutNow = (time: unknown) => Math.abs(Date.parse(`${time}`) - Date.now()) < 60_000

/** Sets a value that is chosen from a list or a calendar; browsers have these outside the page. */
function set(label: string, value: string): void {
  const control = page.field(label)
  const kind = control.matches('select') ? HTMLSelectElement : HTMLInputElement
  // React overrides the control's `value`; the prototype's setter bypasses it, as a person's input does.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control.matches('select') ? 'change' : 'input', { bubbles: true }))
}

async function openSettings(services: Record<string, Handler> = {}, { hasToken = true } = {}) {
  await open(services, { hasToken })
  await page.click('button', 'Time and test')
  await page.see('dialog', 'Preview settings')
  await page.rest()
}

async function openWithTests(services: Record<string, Handler> = {}) {
  await openSettings(services)
  await page.says('Active tests found.')
}

describe('the settings of a preview', () => {
  it('are a dialog in the size of the attribute (PREVIEW-18)', async () => {
    await page.size(1440)
    const element = await open()
    const widths: number[] = []
    for (const size of ['S', 'M', 'L']) {
      element.setAttribute('size', size)
      await page.click('button', 'Time and test')
      widths.push((await page.see('dialog')).offsetWidth)
      await page.press('Escape')
      await page.gone('dialog')
    }
    expect(widths).to.deep.equal([...new Set(widths)].sort((a, b) => a - b))
  })

  it('are opened by "Time and test", which is not repeated in them, and closed by "Close" (PREVIEW-18)', async () => {
    await openSettings()
    expect(dialog().query('button', 'Time and test')).to.equal(undefined)
    await dialog().click('button', 'Close')
    await page.gone('dialog')
  })

  it('have "Log out" in reach (PREVIEW-37)', async () => {
    await openSettings()
    await dialog().click('button', 'Log out')
    await page.until(() => !page.select('[part=panel]'))
    await page.until(() => page.calls(LOG_OUT).length === 1)
  })

  for (const hasToken of [true, false])
    it(`start with what the session holds, ${hasToken ? 'with' : 'without'} a preview token (PREVIEW-19, PREVIEW-20, PREVIEW-36)`, async () => {
      await openSettings({ [TESTS]: never }, { hasToken })
      const values = ['Date', 'Time', 'A/B test', 'A/B test group'].map((label) => page.field(label).value)
      expect(values).to.deep.equal(['2030-01-02', '11:00', 'Teaser', 'B'])
      expect(dialog().text()).to.match(/Date\s+2030\. 01\. 02\.\s+Time\s+11:00 \(Europe\/Budapest\)/)
      await page.until(() => page.calls(TESTS).length === 1)
      expect(requestedTimes()).to.deep.equal(['2030-01-02T10:00:00.000Z'])
      const panel = page.select('[part=panel]')
      expect(panel.textContent).to.match(/2030\. 01\. 02\..*Teaser: B/)
      expect(panel.textContent?.includes('does not carry the preview token')).to.equal(!hasToken)
      // Marked, since the page shows something else than the shop as it is now.
      expect(getComputedStyle(panel).borderBlockStartWidth === '8px').to.equal(hasToken)
    })

  for (const [answer, says, role] of [
    [() => json(AB_TESTS), 'Active tests found.', 'status'],
    [() => json([]), 'No active tests for this date.', 'status'],
    [() => json({}, 500), 'Failed to fetch AB tests.', 'alert'],
    [never, 'Loading tests...', 'status'],
  ] as const)
    it(`say "${says}" (PREVIEW-24)`, async () => {
      if (role === 'alert') page.logs(/AB_TESTS_UNAVAILABLE/)
      await openSettings({ [TESTS]: answer })
      await page.until(() => page.all(role).some(({ textContent }) => textContent === says))
    })

  for (const [answer, says] of [
    [never, 'Loading tests...'],
    [() => json({}, 500), 'Failed to fetch AB tests.'],
  ] as const)
    it(`apply a known test and group while they say "${says}" (PREVIEW-36)`, async () => {
      if (answer !== never) page.logs(/AB_TESTS_UNAVAILABLE/)
      await openSettings({ [TESTS]: answer })
      await page.says(says)
      await apply()
      await page.says('Settings applied successfully.')
      expect(applied()[0]?.[0]).to.equal('test=Teaser&group=B')
    })

  it('apply only date and time with a test that has no groups, and say so (PREVIEW-35)', async () => {
    await openWithTests({ [TESTS]: () => json([...AB_TESTS, { name: 'Draft', groups: [] }]) })
    set('A/B test', 'Draft')
    await page.says('This test has no groups. Only date and time are applied.')
    expect(page.text()).not.to.include('Active tests found.')
    expect(group().required).to.equal(false)
    await apply()
    await page.says('Settings applied successfully.')
    expect(applied()).to.deep.equal([['', { previewDateTime: '2030-01-02T10:00:00.000Z' }]])
  })

  it('have a group to choose, which is required, once a test is chosen (PREVIEW-26)', async () => {
    await openWithTests(NOTHING_PREVIEWED)
    expect([group().disabled, group().required]).to.deep.equal([true, false])
    set('A/B test', 'Teaser')
    await page.until(() => !group().disabled)
    expect(group().required).to.equal(true)
    const choices = () => [...group().options].map(({ value }) => value)
    expect(choices()).to.deep.equal(['', 'A', 'B'])
    set('A/B test group', 'A')
    set('A/B test', 'Checkout')
    await page.until(() => choices().includes('green'))
    expect(group().value).to.equal('')
    set('A/B test', '')
    await page.until(() => group().disabled)
    expect(group().value).to.equal('')
  })

  it('are not applied with a test without a group, and say so below it (PREVIEW-27, PREVIEW-38)', async () => {
    await openWithTests(NOTHING_PREVIEWED)
    set('A/B test', 'Teaser')
    await page.until(() => !group().disabled)
    const top = () => page.get('button', 'Apply settings').getBoundingClientRect().top
    const before = top()
    await apply()
    await page.says('Please also select an A/B test group!')
    expect(top()).to.be.closeTo(before, 1)
    expect(page.focused()).to.equal(group())
    // Below the group, above the button (PREVIEW-38).
    const [message] = page.all('alert').map((alert) => alert.getBoundingClientRect())
    expect(message?.top).to.be.above(group().getBoundingClientRect().bottom)
    expect(message?.bottom).to.be.below(page.get('button', 'Apply settings').getBoundingClientRect().top)
    expect(group().ariaInvalid).to.equal('true')
    await page.says('Required')
    expect(applied()).to.deep.equal([])
  })

  it('have their button in sight in a low window too (PREVIEW-38)', async () => {
    await page.size(320, 568)
    await openWithTests(NOTHING_PREVIEWED)
    const button = page.get('button', 'Apply settings')
    await page.until(() => button.getBoundingClientRect().bottom <= 568)
    const { x, y, width, height } = button.getBoundingClientRect()
    const root = button.getRootNode() as ShadowRoot
    expect(root.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')).to.equal(button)
  })

  it('are not applied with a test whose date has changed, while its tests are loading (PREVIEW-27)', async () => {
    await openWithTests()
    page.serve({ [TESTS]: never })
    set('Date', '2030-02-03')
    await page.says('Loading tests...')
    await apply()
    await page.says('Please also select an A/B test group!')
    expect(applied()).to.deep.equal([])
  })

  it('load the tests again and empty the group when the date changes (PREVIEW-23)', async () => {
    await openWithTests()
    expect(group().value).to.equal('B')
    set('Date', '2030-02-03')
    await page.until(() => page.calls(TESTS).length === 2)
    expect(requestedTimes()[1]).to.equal('2030-02-03T10:00:00.000Z')
    await page.until(() => group().value === '')
  })

  it('apply time, test and group, say so and notify the page (PREVIEW-29, PREVIEW-30)', async () => {
    const changed = page.events('shop-preview-changed')
    await openWithTests()
    set('Time', '18:30')
    await page.until(() => page.calls(TESTS).length === 2)
    await page.until(() => group().textContent?.includes('A'))
    set('A/B test group', 'A')
    await apply()
    await page.says('Settings applied successfully.')
    const dateTime = '2030-01-02T17:30:00.000Z'
    expect(applied()).to.deep.equal([['test=Teaser&group=A', { previewDateTime: dateTime }]])
    expect(changed).to.deep.equal([{ dateTime, abTestName: 'Teaser', abTestGroup: 'A' }])
  })

  it('say so without moving anything (PREVIEW-30)', async () => {
    await openWithTests()
    const topOf = () => page.get('button', 'Apply settings').getBoundingClientRect().top
    await page.rest()
    const before = topOf()
    await apply()
    await page.says('Settings applied successfully.')
    await page.rest()
    expect(topOf()).to.equal(before)
  })

  it('accept no test at all (PREVIEW-28)', async () => {
    await openWithTests()
    set('A/B test', '')
    await apply()
    await page.says('Settings applied successfully.')
    expect(applied()[0]?.[0]).to.equal('')
  })

  it('are applied once at a time, with no outcome for fields changed meanwhile (PREVIEW-30, PREVIEW-32)', async () => {
    const held = heldAnswer()
    await openWithTests({ [APPLY]: held.answer })
    set('A/B test', '')
    await apply()
    await page.until(() => applied().length === 1)
    set('Time', '18:30')
    await apply()
    await page.frame()
    expect(applied()).to.have.length(1)
    await held.release(json({ status: 'SUCCESS' }))
    await page.until(() => dialog().get('button', 'Apply settings').ariaDisabled !== 'true')
    expect(page.text()).not.to.include('Settings applied successfully.')
    await apply()
    await page.until(() => applied().length === 2)
    await held.release(json({ status: 'SUCCESS' }))
    await page.says('Settings applied successfully.')
  })

  it('say "Loading..." while the call runs, and that it failed (PREVIEW-30, PREVIEW-31)', async () => {
    page.logs(/PREVIEW_NOT_APPLIED/)
    const held = heldAnswer()
    await openWithTests({ [APPLY]: held.answer })
    await apply()
    await page.says('Loading...')
    await apply()
    await held.release(json({ status: 'INTERNAL_ERROR' }))
    expect((await page.see('alert')).textContent).to.equal('Applying settings failed.')
    expect(applied()).to.have.length(1)
    expect(page.select('[part=panel]').textContent).to.include('Teaser: B')
  })

  it('use the present for an empty date, which is reported, in the list of tests too (PREVIEW-22)', async () => {
    page.logs(/PREVIEW_DATE/)
    await openWithTests()
    set('A/B test', '')
    set('Date', '')
    await page.until(() => page.calls(TESTS).length === 2)
    expect(isAboutNow(requestedTimes()[1])).to.equal(true)
    await apply()
    await page.says('Settings applied successfully.')
    const body = page.calls(APPLY)[0]?.body as { previewDateTime: string } | undefined
    expect(isAboutNow(body?.previewDateTime)).to.equal(true)
  })
})
