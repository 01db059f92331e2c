// every engine: focus, keys, dialog, selection
import { expect } from '@open-wc/testing'
import { testedChannel } from '../../../src/page/configuration/staff.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { APPLY, CHECK, LOG_OUT, open, RENEW } from './support.ts'

const panel = () => page.select('[part=panel]')
const failed = { [APPLY]: () => json({ status: 'INTERNAL_ERROR' }) }
const LINK = '?previewDateTime=2026-12-24T17:00:00.000Z&previewTest=Teaser&previewGroup=A'

describe('the panel for staff', () => {
  it('shows nothing without a staff session (PREVIEW-2)', async () => {
    await open({ [CHECK]: () => json({ status: 'UNAUTHORIZED' }, 401) })
    await page.until(() => page.calls(CHECK).length === 1)
    await page.frame()
    expect(panel()).to.equal(undefined)
  })

  it('shows what is previewed, in English, until staff log out (PREVIEW-9, PREVIEW-10)', async () => {
    await open()
    await page.says(/2030\. 01\. 02\. 11:00 \(Europe\/Budapest\)\s*Teaser: B/)
    expect(panel().lang).to.equal('en')
    await page.click('button', 'Log out')
    await page.until(() => !panel())
    await page.until(() => page.calls(LOG_OUT).length === 1)
  })

  it('says which version a tester of another channel has (DELIVERY-81)', async () => {
    testedChannel().name = '1-next'
    await open()
    await page.says(/Teaser: B – version \S+ \(1-next\)/)
    testedChannel().name = undefined
  })

  it('says that the session can’t be checked, and tries again on request (PREVIEW-4)', async () => {
    page.logs(/PREVIEW_UNAVAILABLE/)
    const element = await open({ [CHECK]: () => json({}, 500) })
    await page.says('can’t be checked')
    await expect(element).to.be.accessible()
    page.serve({ [CHECK]: () => json({ status: 'SUCCESS', dateTime: '2030-01-02T10:00:00Z' }) })
    await page.click('button', 'Try again')
    await page.says('2030. 01. 02.')
  })

  it('goes back to now without a call when the session can’t be checked (PREVIEW-4)', async () => {
    page.logs(/PREVIEW_UNAVAILABLE/)
    await open({ [CHECK]: () => Response.error() })
    await page.click('button', 'Back to now')
    await page.until(() => !panel())
    expect(document.cookie).not.to.include('previewToken')
    expect(page.calls(APPLY)).to.deep.equal([])
  })

  it('says that a time can’t be read, opens its settings and goes back to now (PREVIEW-12)', async () => {
    page.logs(/PREVIEW_DATE/)
    await open({ [CHECK]: () => json({ status: 'SUCCESS', dateTime: 'tomorrow' }) })
    await page.says('A time that can’t be read')
    await page.click('button', 'Time and test')
    await page.see('dialog', 'Preview settings')
    await page.press('Escape')
    await page.gone('dialog')
    await page.click('button', 'Back to now')
    await page.says(/Preview\s*Now/)
  })

  it('asks before the preview of a link applies, and says what it is (PREVIEW-15)', async () => {
    history.replaceState(null, '', LINK)
    const element = await open()
    await page.says(/2026\. 12\. 24\. 18:00.*Teaser: A/)
    await expect(element).to.be.accessible()
    await page.click('button', 'Ignore link')
    await page.gone('button', 'Show preview')
    expect(location.search).to.equal('')
  })

  it('says that the preview of a link can’t be applied (PREVIEW-16)', async () => {
    page.logs(/PREVIEW_NOT_APPLIED/)
    history.replaceState(null, '', LINK)
    await open(failed)
    await page.click('button', 'Show preview')
    await page.says('Applying settings failed.')
    // Below the question, which can be answered again.
    const [message] = page.all('alert')
    const { bottom } = page.get('button', 'Show preview').getBoundingClientRect()
    expect(message?.getBoundingClientRect().top).to.be.above(bottom)
    page.serve({ [APPLY]: () => json({ status: 'SUCCESS' }) })
    await page.click('button', 'Show preview')
    await page.gone('button', 'Show preview')
  })

  it('keeps room for itself at the end of the page, in the lower corner (PREVIEW-39)', async () => {
    await page.size(1024)
    await open()
    const { style } = document.body
    await page.until(() => style.paddingBottom !== '')
    const { top, right, bottom } = panel().getBoundingClientRect()
    expect([document.documentElement.clientWidth - right, innerHeight - bottom]).to.deep.equal([16, 16])
    expect(Number.parseFloat(style.paddingBottom)).to.be.at.least(innerHeight - top)
    const rooms = style.paddingBottom
    await page.click('button', 'Actions')
    await page.until(() => Number.parseFloat(style.paddingBottom) < Number.parseFloat(rooms))
    panel().closest('shop-preview')?.remove()
  })

  it('shows its buttons only on request, on the next page too (PREVIEW-39)', async () => {
    const first = await open()
    await page.click('button', 'Actions')
    await page.gone('button', 'Log out')
    expect(page.get('button', 'Actions').ariaExpanded).to.equal('false')
    await page.says(/2030\. 01\. 02\./)
    await expect(first).to.be.accessible()
    first.remove()
    await open()
    await page.see('button', 'Actions')
    expect(page.query('button', 'Log out')).to.equal(undefined)
    await page.click('button', 'Actions')
    await page.see('button', 'Log out')
  })

  it('has date, time and zone on one line on a small phone, as each site writes them (PREVIEW-10)', async () => {
    await page.size(320)
    await open()
    await page.says(/2030/)
    const time = page.select('.preview__time')
    expect(time.textContent).to.equal('2030. 01. 02. 11:00 (Europe/Budapest)')
    expect(time.getBoundingClientRect().height).to.be.below(30)
  })

  it('says that a renewal failed (PREVIEW-8)', async () => {
    page.logs(/PREVIEW_RENEWAL_FAILED/)
    await open({ [RENEW]: () => json({}, 500) })
    await page.says('could not be renewed')
  })

  it('goes back to now in one click, and focuses the status (PREVIEW-13)', async () => {
    await open()
    const button = await page.see('button', 'Back to now')
    button.focus()
    await page.press('Enter')
    await page.says(/Preview\s*Now/)
    expect(page.query('button', 'Back to now')).to.equal(undefined)
    // The button disappears with the preview.
    await page.until(() => page.focused()?.textContent === 'Preview Now')
  })

  it('says that the way back to now failed, and keeps the preview (PREVIEW-13)', async () => {
    await open(failed)
    await page.click('button', 'Back to now')
    await page.says('Applying settings failed.')
    await page.says('2030. 01. 02.')
    expect(document.cookie).to.include('previewToken')
  })

  it('copies a link to the preview, and says so for 3 s (PREVIEW-14)', async () => {
    const copied: string[] = []
    page.fake(navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) })
    await open()
    await page.see('button', 'Copy link')
    const clock = page.clock()
    await page.click('button', 'Copy link')
    await page.see('button', 'Link copied')
    const { pathname, searchParams } = new URL(copied[0] ?? '')
    expect(pathname).to.equal(location.pathname)
    expect(Object.fromEntries(searchParams)).to.include({
      previewDateTime: '2030-01-02T10:00:00Z',
      previewTest: 'Teaser',
      previewGroup: 'B',
    })
    clock.tick(2999)
    await page.frame()
    await page.see('button', 'Link copied')
    clock.tick(1)
    await page.see('button', 'Copy link')
  })
})
