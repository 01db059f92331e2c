// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { EMAIL, enter, errorUnder, expanded, field, mount, SIGN_UP, submitWith } from './support.ts'

const AGAIN = 'Noch einmal senden'
const CHANGE = 'Adresse ändern'

async function sent(): Promise<void> {
  page.serve({ [SIGN_UP]: () => json({}, 201) })
  await mount()
  await submitWith()
  await page.says(EMAIL)
}

describe('a sign-up that was sent', () => {
  it('has a heading of its own, and says what comes next (NEWS-62)', async () => {
    await sent()
    await page.see('heading', 'Bitte bestätigen Sie Ihre Adresse')
    expect(page.all('heading')).to.have.length(1)
    expect(page.text()).to.include('Spam-Ordner')
  })

  it('is sent again by the same call, without another record or event (NEWS-62, NEWS-28)', async () => {
    const submitted = page.events('shop-newsletter-submitted')
    await sent()
    await page.click('button', AGAIN)
    await page.says('Wir haben die E‑Mail noch einmal gesendet.')
    const [first, second, ...more] = page.calls(SIGN_UP)
    expect(second?.body).to.deep.equal(first?.body)
    expect([more, submitted.length, page.dataLayer().length]).to.deep.equal([[], 1, 1])
  })

  it('says that it could not be sent again, and can be tried once more (NEWS-62, NEWS-24)', async () => {
    await sent()
    page.serve({ [SIGN_UP]: () => json({}, 500) })
    await page.click('button', AGAIN)
    await page.see('alert')
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    await page.click('button', AGAIN)
    await page.says('noch einmal gesendet.')
  })

  it('leads back to the form with its address, which can be corrected and sent (NEWS-62)', async () => {
    await sent()
    await page.click('button', CHANGE)
    await page.until(() => field('email').value === EMAIL)
    expect(page.focused() === field('email')).to.equal(true)
    await enter('email', 'eva@shop.example')
    await expanded()
    await page.press('Enter')
    await page.says('eva@shop.example')
    expect(page.calls(SIGN_UP)).to.have.length(2)
  })

  it('can’t be sent again, or corrected, by the next person (NEWS-60, NEWS-62)', async () => {
    await sent()
    page.dispatch('shop-personal-data-reset')
    await page.until(() => field('email'))
    expect([field('email').value, page.all('button', AGAIN)]).to.deep.equal(['', []])
  })
})

describe('a submission without an address', () => {
  const errorsOfOthers = () => ['salutation', 'firstName', 'lastName'].map((name) => errorUnder(name) !== '')

  it('names the address only, whether the other fields are there or not (NEWS-17)', async () => {
    await mount('HU')
    await page.click('button', 'Feliratkozom')
    await page.until(() => errorUnder('email') !== '')
    await expanded()
    expect(errorsOfOthers()).to.deep.equal([false, false, false])
    await page.click('button', 'Feliratkozom')
    await page.rendered()
    expect(errorsOfOthers()).to.deep.equal([false, false, false])
    await submitWith()
    await page.until(() => errorsOfOthers().every(Boolean))
  })

  it('keeps the errors of fields that were left (NEWS-13, NEWS-17)', async () => {
    await mount('HU')
    field('email').focus()
    await expanded()
    field('lastName').focus()
    await page.press('Tab')
    await page.until(() => errorUnder('lastName') !== '')
    await page.click('button', 'Feliratkozom')
    await page.until(() => errorUnder('email') !== '')
    expect(errorsOfOthers()).to.deep.equal([false, true, true])
  })
})

describe('the band of the newsletter', () => {
  it('has field and button below each other where it is narrow (NEWS-50)', async () => {
    await page.size(375)
    await page.mount(html`<shop-newsletter site="DE" images="false"></shop-newsletter>`)
    const box = field('email').getBoundingClientRect()
    const button = page.get('button', 'Jetzt anmelden').getBoundingClientRect()
    expect([button.top > box.bottom, Math.abs(button.left - box.left) < 2]).to.deep.equal([true, true])
  })
})
