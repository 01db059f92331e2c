// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { fieldsOf, isRequired } from '../../../src/shop/newsletter/newsletter.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
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
  const withError = (site: Site) => fieldsOf(site).filter((name) => errorUnder(name) !== '')
  const button = () => page.select<HTMLElement>('[type=submit]')

  for (const site of ['HU', 'TR'] as const)
    it(`${site}: names the address only, and then all that are required once they have unfolded (NEWS-17)`, async () => {
      await mount(site)
      await page.click(button())
      await page.until(() => errorUnder('email') !== '')
      await expanded()
      expect(withError(site)).to.deep.equal(['email'])
      await page.click(button())
      await page.until(() => withError(site).length > 1)
      expect(withError(site)).to.deep.equal(fieldsOf(site).filter((name) => isRequired(site, name)))
      expect(page.focused() === field('email')).to.equal(true)
    })

  it('names the address only where the other fields have come in the same moment (NEWS-17)', async () => {
    await mount('HU')
    const submitted = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (!field('legals')) return
        watch.disconnect()
        page.select<HTMLFormElement>('form').requestSubmit()
        resolve(true)
      })
      watch.observe(field('email').getRootNode(), { childList: true, subtree: true })
    })
    field('email').focus()
    await submitted
    await page.until(() => errorUnder('email') !== '')
    await expanded()
    expect(withError('HU')).to.deep.equal(['email'])
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
