import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import FakeTimers from '@sinonjs/fake-timers'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import '../../../src/elements/define-preview.late.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const AUTH = '/service/preview/api/auth'
const TESTS_AT = '/service/abtestfrontend/api/v1/gettestsat'
const TOKEN = '/service/preview/api/token'
const PREVIEWED = { status: 'SUCCESS', dateTime: '2030-01-02T10:00:00Z', abTestName: 'Teaser', abTestGroup: 'B' }
const AB_TESTS = [
  { name: 'Teaser', groups: [{ name: 'A' }, { name: 'B' }] },
  { name: 'Checkout', groups: [{ name: 'green' }] },
]

/** Like `waitUntil`, while the clock is a fake one. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let frames = 0; !isTrue() && frames < 60; frames += 1) await nextFrame()
  expect(isTrue()).to.equal(true)
}

describe('shop-preview', () => {
  let services: ReturnType<typeof serve>
  let unhush = () => {}
  beforeEach(() => {
    document.cookie = 'previewToken=1; path=/'
    unhush = captureConsole('error', [])
  })
  afterEach(async () => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    unhush()
    document.cookie = 'previewToken=; path=/; max-age=0'
  })

  async function open(handlers: Record<string, Handler> = {}, site = 'HU') {
    services = serve({
      [`GET ${AUTH}/checkauth`]: () => json(PREVIEWED),
      [`GET ${AUTH}/login/renew`]: () => json({ status: 'SUCCESS' }),
      [`GET ${AUTH}/logout`]: () => json({ status: 'SUCCESS' }),
      [`GET ${TESTS_AT}`]: () => json(AB_TESTS),
      [`POST ${TOKEN}`]: () => json({ status: 'SUCCESS' }),
      ...handlers,
    })
    return place(html`<shop-preview site=${site}></shop-preview>`)
  }

  const button = (element: Element, name: string) =>
    allInside(element, 'button').find(({ textContent, ariaLabel }) => textContent === name || ariaLabel === name)

  async function openSettings(handlers: Record<string, Handler> = {}, site?: string) {
    const element = await open(handlers, site)
    await eventually(element, '.preview')
    button(element, 'Settings')?.click()
    await eventually(element, 'form')
    const field = <E extends HTMLElement = HTMLInputElement>(name: string) => inside<E>(element, `[name=${name}]`) as E
    const set = (name: string, value: string) => {
      const control = field(name)
      const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      // React overrides the control's `value`; the prototype's setter bypasses it, as a person's input does.
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
    const says = (text: string) =>
      waitUntil(() => inside(element, 'dialog')?.textContent?.includes(text), `says "${text}"`)
    const choices = (name: string) => [...field<HTMLSelectElement>(name).options].map(({ value }) => value)
    return { element, field, set, says, choices, apply: () => button(element, 'Apply settings')?.click() }
  }
  const posted = () => services.calls.filter(({ path }) => path === TOKEN)

  it('shows nothing without a staff session (PREVIEW-2)', async () => {
    const element = await open({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'UNAUTHORIZED' }, 401) })
    await waitUntil(() => services.calls.length === 1)
    expect(inside(element, '.preview')).to.equal(null)
  })

  it('shows what is previewed in the site’s time zone, in English, and disappears when staff log out (PREVIEW-9, PREVIEW-10)', async () => {
    const element = await open()
    const panel = await eventually(element, '.preview')
    expect(panel.textContent).to.match(/2 January 2030.*11:00.*Europe\/Budapest.*Teaser: B/)
    expect(panel.lang).to.equal('en')
    button(element, 'Log out')?.click()
    await waitUntil(() => !inside(element, '.preview'))
    await waitUntil(() => services.calls.some(({ path }) => path.endsWith('/logout')))
  })

  it('says that the session can’t be checked, and tries again on request (PREVIEW-4)', async () => {
    let isBroken = true
    const element = await open({ [`GET ${AUTH}/checkauth`]: () => (isBroken ? json({}, 500) : json(PREVIEWED)) })
    const panel = await eventually(element, '.preview')
    expect(panel.textContent).to.include('can’t be checked')
    await expect(element).to.be.accessible()
    isBroken = false
    button(element, 'Try again')?.click()
    await waitUntil(() => inside(element, '.preview')?.textContent?.includes('2 January 2030'))
  })

  it('goes back to now without a call when the session can’t be checked (PREVIEW-4)', async () => {
    const element = await open({ [`GET ${AUTH}/checkauth`]: () => Response.error() })
    await eventually(element, '.preview')
    button(element, 'Back to now')?.click()
    await waitUntil(() => !inside(element, '.preview'))
    expect(document.cookie).not.to.include('previewToken')
  })

  it('says that a time can’t be read, opens its settings and goes back to now (PREVIEW-12)', async () => {
    const element = await open({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'SUCCESS', dateTime: 'tomorrow' }) })
    const panel = await eventually(element, '.preview--on')
    expect(panel.textContent).to.include('A time that can’t be read')
    button(element, 'Settings')?.click()
    await eventually(element, 'form')
    button(element, 'Close')?.click()
    button(element, 'Back to now')?.click()
    await waitUntil(() => inside(element, '.preview')?.textContent?.startsWith('Preview Now'))
  })

  it('asks before the preview of a link applies, and says what it is (PREVIEW-15)', async () => {
    const before = location.href
    history.replaceState(null, '', '?previewDateTime=2026-12-24T17:00:00.000Z&previewTest=Teaser&previewGroup=A')
    const element = await open()
    await waitUntil(() => button(element, 'Ignore link'))
    expect(inside(element, '.preview')?.textContent).to.include('24 December 2026').and.to.include('Teaser: A')
    await expect(element).to.be.accessible()
    button(element, 'Ignore link')?.click()
    await waitUntil(() => !button(element, 'Show preview'))
    expect(location.search).to.equal('')
    history.replaceState(null, '', before)
  })

  it('says "Applying settings failed." for a shared link that fails (PREVIEW-16)', async () => {
    const before = location.href
    history.replaceState(null, '', '?previewDateTime=2026-12-24T17:00:00.000Z')
    const element = await open({ [`POST ${TOKEN}`]: () => json({ status: 'INTERNAL_ERROR' }) })
    await waitUntil(() => button(element, 'Show preview'))
    button(element, 'Show preview')?.click()
    await waitUntil(() => inside(element, '.preview')?.textContent?.includes('Applying settings failed.'))
    history.replaceState(null, '', before)
  })

  for (const size of ['S', 'L']) {
    it(`opens its settings in size ${size}, and closes them by Escape and by a click on the backdrop (PREVIEW-18)`, async () => {
      const element = await open()
      element.setAttribute('size', size)
      await eventually(element, '.preview')
      button(element, 'Settings')?.click()
      await eventually(element, `dialog.modal--${size}`)
      await sendKeys({ press: 'Escape' })
      await waitUntil(() => !inside(element, 'dialog'))
      button(element, 'Settings')?.click()
      const dialog = await eventually(element, 'dialog')
      await aTimeout(300)
      const { left } = dialog.getBoundingClientRect()
      expect(left).to.be.above(4)
      await sendMouse({ type: 'click', position: [2, 2] })
      await waitUntil(() => !inside(element, 'dialog'))
    })
  }

  it('says that a renewal failed (PREVIEW-8)', async () => {
    const element = await open({ [`GET ${AUTH}/login/renew`]: () => json({}, 500) })
    await waitUntil(() => inside(element, '.preview')?.textContent?.includes('could not be renewed'))
  })

  it('goes back to now in one click, and focuses the status (PREVIEW-13)', async () => {
    const element = await open()
    await eventually(element, '.preview')
    button(element, 'Back to now')?.focus()
    button(element, 'Back to now')?.click()
    await waitUntil(() => inside(element, '.preview')?.textContent?.startsWith('Preview Now'))
    expect(button(element, 'Back to now')).to.equal(undefined)
    // The button disappears with the preview.
    await waitUntil(() => element.shadowRoot?.activeElement?.classList.contains('preview__status'))
  })

  it('says that the way back to now failed, and keeps the preview (PREVIEW-13)', async () => {
    const element = await open({ [`POST ${TOKEN}`]: () => json({ status: 'INTERNAL_ERROR' }) })
    await eventually(element, '.preview')
    button(element, 'Back to now')?.click()
    await waitUntil(() => inside(element, '.preview')?.textContent?.includes('Applying settings failed.'))
    expect(inside(element, '.preview')?.textContent).to.include('2 January 2030')
    expect(document.cookie).to.include('previewToken')
  })

  it('copies a link to the preview, and says so for 3 s (PREVIEW-14)', async () => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    })
    const element = await open()
    await eventually(element, '.preview')
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] })
    const copyButton = button(element, 'Copy link')
    copyButton?.click()
    await until(() => copyButton?.textContent === 'Link copied')
    const link = new URL(copied[0] ?? '')
    expect(Object.fromEntries(link.searchParams)).to.include({
      previewDateTime: '2030-01-02T10:00:00Z',
      previewTest: 'Teaser',
      previewGroup: 'B',
    })
    expect(link.pathname).to.equal(location.pathname)
    clock.tick(2999)
    await nextFrame()
    expect(copyButton?.textContent).to.equal('Link copied')
    clock.tick(1)
    await until(() => copyButton?.textContent === 'Copy link')
    clock.uninstall()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('opens and closes its settings by toggle, and closes them by their close button (PREVIEW-18)', async () => {
    const { element } = await openSettings()
    expect(inside(element, 'dialog h2')?.textContent).to.equal('Preview settings')
    expect(inside(element, '.modal--M')).not.to.equal(null)
    button(element, 'Settings')?.click()
    await waitUntil(() => !inside(element, 'dialog'))
    button(element, 'Settings')?.click()
    await eventually(element, 'dialog')
    button(element, 'Close')?.click()
    await waitUntil(() => !inside(element, 'dialog'))
  })

  it('fills date and time with the previewed time, and shows the site’s time zone (PREVIEW-19)', async () => {
    const { field, element } = await openSettings()
    expect(field('previewDate').value).to.equal('2030-01-02')
    expect(field('previewTime').value).to.equal('11:00')
    expect(inside(element, 'form')?.textContent).to.include('Europe/Budapest')
  })

  for (const token of ['with', 'without'] as const)
    it(`fills date, time, test and group from the session check ${token} a preview token, before tests are loaded (PREVIEW-20, PREVIEW-36)`, async () => {
      if (token === 'without') document.cookie = 'previewToken=; path=/; max-age=0'
      const { field, element } = await openSettings({ [`GET ${TESTS_AT}`]: () => new Promise<Response>(() => {}) })
      const values = ['previewDate', 'previewTime', 'abTest', 'abTestGroup'].map((name) => field(name).value)
      expect(values).to.deep.equal(['2030-01-02', '11:00', 'Teaser', 'B'])
      await waitUntil(() => services.calls.some(({ path }) => path === TESTS_AT))
      const [request] = services.calls.filter(({ path }) => path === TESTS_AT)
      expect(request?.query.get('time')).to.equal('2030-01-02T10:00:00.000Z')
      const panel = inside(element, '.preview')
      expect(panel?.textContent).to.match(/2 January 2030.*Teaser: B/)
      expect(panel?.textContent?.includes('does not carry the preview token')).to.equal(token === 'without')
      expect(panel?.classList.contains('preview--on')).to.equal(token === 'with')
    })

  for (const [name, answer] of [
    ['are loading', () => new Promise<Response>(() => {})],
    ['can’t be loaded', () => json({}, 500)],
  ] as const)
    it(`applies a known test and group while tests ${name} (PREVIEW-36)`, async () => {
      const { apply, says } = await openSettings({ [`GET ${TESTS_AT}`]: answer })
      await says(name === 'are loading' ? 'Loading tests...' : 'Failed to fetch AB tests.')
      apply()
      await says('Settings applied successfully.')
      expect(String(posted()[0]?.query)).to.equal('test=Teaser&group=B')
    })

  it('applies date and time of a test that has no groups, and says that no test is applied (PREVIEW-35)', async () => {
    const { set, says, apply, field } = await openSettings({
      [`GET ${TESTS_AT}`]: () => json([...AB_TESTS, { name: 'Draft', groups: [] }]),
    })
    await says('Active tests found.')
    set('abTest', 'Draft')
    await says('This test has no groups. Only date and time are applied.')
    expect(field<HTMLSelectElement>('abTestGroup').required).to.equal(false)
    apply()
    await says('Settings applied successfully.')
    expect(posted()[0]?.body).to.deep.equal({ previewDateTime: '2030-01-02T10:00:00.000Z' })
    expect(String(posted()[0]?.query)).to.equal('')
  })

  it('has its toggle and "Log out" in reach while the settings are open (PREVIEW-37)', async () => {
    const { element } = await openSettings()
    const inDialog = (name: string) =>
      allInside(element, 'dialog button').find(({ textContent }) => textContent === name) as HTMLElement
    await aTimeout(300)
    const press = async (name: string) => {
      const { left, top } = inDialog(name).getBoundingClientRect()
      await sendMouse({ type: 'click', position: [Math.round(left + 8), Math.round(top + 8)] })
    }
    expect(inDialog('Settings').ariaExpanded).to.equal('true')
    await press('Settings')
    await waitUntil(() => !inside(element, 'dialog'))
    button(element, 'Settings')?.click()
    await eventually(element, 'dialog form')
    await aTimeout(300)
    await press('Log out')
    await waitUntil(() => !inside(element, '.preview'))
    await waitUntil(() => services.calls.some(({ path }) => path.endsWith('/logout')))
  })

  for (const [name, answer, message] of [
    ['tests', () => json(AB_TESTS), 'Active tests found.'],
    ['no tests', () => json([]), 'No active tests for this date.'],
    ['a failure', () => json({}, 500), 'Failed to fetch AB tests.'],
    ['nothing yet', () => new Promise<Response>(() => {}), 'Loading tests...'],
  ] as const) {
    it(`says "${message}" on ${name} (PREVIEW-24)`, async () => {
      const { says, element } = await openSettings({ [`GET ${TESTS_AT}`]: answer })
      await says(message)
      const isError = inside(element, 'form .notification--error') !== null
      expect(isError).to.equal(name === 'a failure')
    })
  }

  it('enables the group selector and makes the group required when a test is chosen (PREVIEW-26)', async () => {
    const { field, set, choices, says } = await openSettings({
      [`GET ${AUTH}/checkauth`]: () => json({ status: 'SUCCESS' }),
    })
    await says('Active tests found.')
    const group = () => field<HTMLSelectElement>('abTestGroup')
    expect([group().disabled, group().required]).to.deep.equal([true, false])
    set('abTest', 'Teaser')
    await waitUntil(() => !group().disabled)
    expect(group().required).to.equal(true)
    expect(choices('abTestGroup')).to.deep.equal(['', 'A', 'B'])
    set('abTestGroup', 'A')
    set('abTest', 'Checkout')
    await waitUntil(() => choices('abTestGroup').includes('green'))
    expect(group().value).to.equal('')
    set('abTest', '')
    await waitUntil(() => group().disabled)
    expect(group().value).to.equal('')
  })

  it('blocks a test without a group (PREVIEW-27)', async () => {
    const { set, says, apply, element } = await openSettings({
      [`GET ${AUTH}/checkauth`]: () => json({ status: 'SUCCESS' }),
    })
    await says('Active tests found.')
    set('abTest', 'Teaser')
    await waitUntil(() => !inside<HTMLSelectElement>(element, '[name=abTestGroup]')?.disabled)
    apply()
    await says('Please also select an A/B test group!')
    expect(inside(element, '[name=abTestGroup]')?.getAttribute('aria-invalid')).to.equal('true')
    await says('Required')
    expect(posted()).to.have.length(0)
  })

  it('reloads the tests and empties the group when the date changes (PREVIEW-23)', async () => {
    const { field, set, says } = await openSettings()
    await says('Active tests found.')
    expect(field<HTMLSelectElement>('abTestGroup').value).to.equal('B')
    set('previewDate', '2030-02-03')
    await waitUntil(() => services.calls.filter(({ path }) => path === TESTS_AT).length === 2)
    expect(services.calls.filter(({ path }) => path === TESTS_AT)[1]?.query.get('time')).to.equal(
      '2030-02-03T10:00:00.000Z',
    )
    await waitUntil(() => field<HTMLSelectElement>('abTestGroup').value === '')
  })

  it('applies time, test and group, says so and notifies the page (PREVIEW-29, PREVIEW-30)', async () => {
    const changed = record<object>('shop-preview-changed')
    const { set, says, apply, choices } = await openSettings()
    await says('Active tests found.')
    set('previewTime', '18:30')
    await waitUntil(() => services.calls.filter(({ path }) => path === TESTS_AT).length === 2)
    await aTimeout(50)
    await waitUntil(() => choices('abTestGroup').includes('A'))
    set('abTestGroup', 'A')
    apply()
    await says('Settings applied successfully.')
    changed.end()
    expect(posted()[0]?.body).to.deep.equal({ previewDateTime: '2030-01-02T17:30:00.000Z' })
    expect(String(posted()[0]?.query)).to.equal('test=Teaser&group=A')
    expect(changed.details).to.deep.equal([
      { dateTime: '2030-01-02T17:30:00.000Z', abTestName: 'Teaser', abTestGroup: 'A' },
    ])
  })

  it('does not apply a chosen test while the tests of another date are loading (PREVIEW-27)', async () => {
    let requests = 0
    const { set, says, apply } = await openSettings({
      [`GET ${TESTS_AT}`]: () => {
        requests += 1
        return requests === 1 ? json(AB_TESTS) : new Promise<Response>(() => {})
      },
    })
    await says('Active tests found.')
    set('previewDate', '2030-02-03')
    await says('Loading tests...')
    apply()
    await says('Please also select an A/B test group!')
    expect(posted()).to.have.length(0)
  })

  it('applies once at a time, and shows no outcome for fields that were changed meanwhile (PREVIEW-30, PREVIEW-32)', async () => {
    let answer = (_: Response) => {}
    const { set, says, apply, element } = await openSettings({
      [`POST ${TOKEN}`]: () => new Promise<Response>((resolve) => (answer = resolve)),
    })
    await says('Active tests found.')
    set('abTest', '')
    apply()
    await waitUntil(() => posted().length === 1)
    set('previewTime', '18:30')
    apply()
    await aTimeout(50)
    expect(posted()).to.have.length(1)
    answer(json({ status: 'SUCCESS' }))
    await waitUntil(() => inside(element, 'form [type=submit]')?.ariaDisabled !== 'true')
    expect(inside(element, 'form')?.textContent).not.to.include('Settings applied successfully.')
    apply()
    await waitUntil(() => posted().length === 2)
    answer(json({ status: 'SUCCESS' }))
    await says('Settings applied successfully.')
  })

  it('lists the tests of the current time, which would be applied, while the date is empty (PREVIEW-22)', async () => {
    const { set, says } = await openSettings()
    await says('Active tests found.')
    set('previewDate', '')
    const requests = () => services.calls.filter(({ path }) => path === TESTS_AT)
    await waitUntil(() => requests().length === 2)
    expect(Math.abs(Date.parse(requests()[1]?.query.get('time') ?? '') - Date.now())).to.be.below(60_000)
  })

  it('accepts no test at all (PREVIEW-28)', async () => {
    const { set, says, apply } = await openSettings()
    await says('Active tests found.')
    set('abTest', '')
    apply()
    await says('Settings applied successfully.')
    expect(String(posted()[0]?.query)).to.equal('')
  })

  it('says "Loading..." while the call runs, and "Applying settings failed." on another status (PREVIEW-30, PREVIEW-31)', async () => {
    let answer = (_: Response) => {}
    const { says, apply, element } = await openSettings({
      [`POST ${TOKEN}`]: () => new Promise<Response>((resolve) => (answer = resolve)),
    })
    await says('Active tests found.')
    const errors = record<{ code: string }>('shop-element-error')
    apply()
    await says('Loading...')
    apply()
    await waitUntil(() => posted().length > 0)
    answer(json({ status: 'INTERNAL_ERROR' }))
    await says('Applying settings failed.')
    errors.end()
    expect(posted()).to.have.length(1)
    expect(inside(element, 'form .notification--error')).not.to.equal(null)
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['PREVIEW_NOT_APPLIED'])
    expect(inside(element, '.preview')?.textContent).to.include('Teaser: B')
  })

  it('reports an invalid date, and uses the current time (PREVIEW-22)', async () => {
    const errors = record<{ code: string }>('shop-element-error')
    const { set, says, apply } = await openSettings()
    await says('Active tests found.')
    set('abTest', '')
    set('previewDate', '')
    apply()
    await says('Settings applied successfully.')
    errors.end()
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['PREVIEW_DATE'])
    const { previewDateTime } = (posted()[0]?.body ?? {}) as { previewDateTime: string }
    expect(Math.abs(Date.parse(previewDateTime) - Date.now())).to.be.below(60_000)
  })
})
