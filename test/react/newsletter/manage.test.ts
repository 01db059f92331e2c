// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { INTERESTS } from '../../../src/shop/newsletter/newsletter.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import {
  EMAIL,
  EXPIRED,
  enter,
  FAILURES,
  field,
  hasError,
  message,
  mountMode,
  READ,
  SUBSCRIBER,
  UPDATE,
} from './support.ts'

describe('shop-newsletter mode="manage"', () => {
  /** DE does not ask for personal data, HU does. */
  async function manage(site: 'DE' | 'HU', services: Record<string, Handler> = {}) {
    page.serve({ [READ]: () => json(SUBSCRIBER), [UPDATE]: () => json({}), ...services })
    const element = await mountMode('manage', site)
    await page.until(() => field('COFFEE'))
    return element
  }
  const save = () => page.click(page.select('[type=submit]'))
  const updates = () => page.calls(UPDATE).map(({ body }) => body)
  const { salutation, firstName, lastName } = SUBSCRIBER

  it('shows the 13 interests with the chosen ones ticked, personal data and the consent (NEWS-40)', async () => {
    const element = await manage('HU', { [READ]: () => json({ ...SUBSCRIBER, consents: ['DNE'] }) })
    const ticked = INTERESTS.filter((interest) => field(interest).checked)
    expect(ticked).to.deep.equal(['COFFEE', 'LOYALTY_CARD'])
    const person = ['salutation', 'lastName', 'firstName'].map((name) => field(name).value)
    expect(person).to.deep.equal([salutation, lastName, firstName])
    expect(field('consents').checked).to.equal(true)
    await page.says(EMAIL)
    await expect(element).to.be.accessible()
  })

  it('is busy until the subscriber is loaded', async () => {
    const held = heldAnswer()
    page.serve({ [READ]: held.answer })
    const element = await mountMode('manage')
    await page.until(() => page.calls(READ).length === 1)
    expect(page.select('section').ariaBusy).to.equal('true')
    expect(await message('status')).to.match(/^Ihre Einstellungen werden\sgeladen/)
    await expect(element).to.be.accessible()
    await held.release(json(SUBSCRIBER))
    await page.until(() => page.select('section[aria-busy=false] form'))
  })

  it('saves changes, keeps what it does not show, and says so until the next change (NEWS-40)', async () => {
    const element = await manage('HU')
    for (const name of ['COFFEE', 'KIDS', 'consents']) await page.click(field(name))
    await enter('firstName', 'Anna Mária')
    await page.press('Enter')
    await page.says('Beállításait elmentettük.')
    await expect(element).to.be.accessible()
    expect(updates()).to.deep.equal([
      {
        salutation,
        firstName: 'Anna Mária',
        lastName,
        consents: ['OTHER', 'DNE'],
        interests: ['TEA', 'KIDS', 'SHOPCARD'],
      },
    ])
    await page.click(field('SPORT'))
    await page.until(() => !page.text().includes('Beállításait elmentettük.'))
  })

  it('sends personal data back as it was on sites that do not ask for it (NEWS-40)', async () => {
    await manage('DE')
    expect(field('lastName')).to.equal(undefined)
    await save()
    await page.says('Ihre Einstellungen sind gespeichert.')
    expect(updates()[0]).to.include({ salutation, firstName, lastName })
  })

  it('validates like the sign-up (NEWS-17)', async () => {
    await manage('HU')
    await enter('lastName', '')
    await page.press('Tab')
    await hasError('lastName', 'A vezetéknév mező kitöltése kötelező.')
    await save()
    await page.frame()
    expect(updates()).to.deep.equal([])
  })

  for (const [failure, answering] of FAILURES) {
    it(`says after ${failure} that it was not saved, and keeps the changes (NEWS-38)`, async () => {
      page.logs(/SUBSCRIBER_NOT_SAVED/)
      const element = await manage('HU', { [UPDATE]: answering() })
      await page.click(field('KIDS'))
      await save()
      expect(await message('alert')).to.include('nem sikerült elmenteni')
      expect([field('KIDS').checked, field('KIDS').disabled]).to.deep.equal([true, false])
      await expect(element).to.be.accessible()
    })

    it(`says after ${failure} that it could not be loaded, and offers to try again (NEWS-38)`, async () => {
      page.logs(/SUBSCRIBER_UNAVAILABLE/)
      page.serve({ [READ]: answering() })
      const element = await mountMode('manage')
      expect(await message('alert')).to.include('nicht geladen')
      await expect(element).to.be.accessible()
      page.serve({ [READ]: () => json(SUBSCRIBER) })
      page.get('button', 'Erneut versuchen').focus()
      await page.press('Enter')
      await page.see('checkbox', 'Kaffee')
      expect(page.focused()).to.equal(page.get('heading', 'Ihre Newslettereinstellungen'))
    })
  }

  it('says that it could not be loaded when the answer is not JSON (NEWS-38)', async () => {
    page.logs(/SUBSCRIBER_UNAVAILABLE/)
    page.serve({ [READ]: () => new Response('<html>') })
    await mountMode('manage')
    expect(await message('alert')).to.include('nicht geladen')
  })

  it('shows on loading that the link is no longer valid (NEWS-38)', async () => {
    page.serve({ [READ]: () => json({}, 404) })
    await mountMode('manage')
    await page.says(EXPIRED)
  })

  it('shows on saving that the link is no longer valid, and takes the focus there (NEWS-38)', async () => {
    await manage('DE', { [UPDATE]: () => json({}, 410) })
    field('KIDS').focus()
    await page.press(' ', 'Enter')
    await page.says(EXPIRED)
    // The focused field has been removed with its form.
    await page.until(() => page.focused()?.contains(field('email')))
  })

  it('keeps changes when the language changes, and has all texts', async () => {
    const element = await manage('HU')
    await enter('firstName', 'Erika')
    const input = field('firstName')
    element.setAttribute('locale', 'tr-TR')
    await page.says(/bülten/)
    expect(field('firstName')).to.equal(input)
    expect(input.value).to.equal('Erika')
    // A key without a text would be shown as it is.
    expect(page.text()).not.to.match(/(manage|unsubscribe|interest)\./)
  })

  describe('unsubscribing', () => {
    const ask = () => page.click('button', 'Newsletter abbestellen')
    const confirm = () => page.click('button', 'Ja, abbestellen')
    const takeBack = () => page.click('button', 'Nein, weiter erhalten')
    const DONE = 'Sie sind abgemeldet'
    /** A service that keeps what it is sent; it has no more than the five fields of the contract. */
    function keeping(endedAs: object = { status: 'UNSUBSCRIBED' }): Record<string, Handler> {
      let kept: object = SUBSCRIBER
      return {
        [READ]: () => json(kept),
        [UPDATE]: ({ body }) => {
          const { interests, consents } = body as { interests: string[]; consents: string[] }
          kept = { ...kept, ...(body as object), ...(interests.length + consents.length === 0 && endedAs) }
          return json({})
        },
      }
    }

    it('takes two clicks, and empties interests and consents and no other field (NEWS-41, NEWS-42)', async () => {
      const element = await manage('DE', keeping())
      await ask()
      await page.says('Möchten Sie den Newsletter wirklich abbestellen?')
      await expect(element).to.be.accessible()
      expect(page.calls()).to.have.length(1)
      page.get('button', 'Ja, abbestellen').focus()
      await page.press('Enter')
      await page.says(DONE)
      await page.until(() => page.focused() === page.get('heading'))
      await expect(element).to.be.accessible()
      expect(page.calls().map(({ method }) => method)).to.deep.equal(['GET', 'PUT', 'GET'])
      expect(updates()).to.deep.equal([{ salutation, firstName, lastName, consents: [], interests: [] }])
      await page.click('button', 'Newsletter wieder abonnieren')
      await page.until(() => field('email'))
    })

    it('sends the personal data saved last, not that loaded first (NEWS-41)', async () => {
      await manage('HU', keeping())
      await enter('firstName', 'Erika')
      await page.press('Enter')
      await page.says('Beállításait elmentettük.')
      await page.click('button', 'Leiratkozom')
      await page.click('button', 'Igen, leiratkozom')
      await page.until(() => updates().length === 2)
      expect(updates()[1]).to.include({ firstName: 'Erika', lastName })
    })

    for (const [name, first, reading] of [
      ['the subscription goes on', {}, () => json(SUBSCRIBER)],
      [
        'it was never more than an address',
        { interests: [], consents: [] },
        () => json({ ...SUBSCRIBER, interests: [], consents: [] }),
      ],
      ['the reading fails', {}, () => json({}, 500)],
      ['the link is no longer valid', {}, () => json({}, 404)],
    ] as const)
      it(`is not certain yet when ${name} (NEWS-41)`, async () => {
        if (name === 'the reading fails') page.logs(/SUBSCRIBER_UNAVAILABLE/)
        const element = await manage('DE', { [READ]: () => json({ ...SUBSCRIBER, ...first }) })
        page.serve({ [READ]: reading })
        await ask()
        await confirm()
        expect(await message('alert')).to.include('noch nicht bestätigen')
        expect(page.text()).not.to.include(DONE)
        await expect(element).to.be.accessible()
      })

    it('is proved by a reading without interests and consents, whatever its status (NEWS-41)', async () => {
      await manage('DE', keeping({}))
      await ask()
      await confirm()
      await page.says(DONE)
    })

    it('may have happened before (NEWS-41)', async () => {
      page.serve({ [READ]: () => json({ ...SUBSCRIBER, status: 'UNSUBSCRIBED' }) })
      await mountMode('manage')
      await page.says(DONE)
    })

    it('can be taken back after the first click, which restores the focus (NEWS-41)', async () => {
      await manage('DE')
      await ask()
      await takeBack()
      await page.until(() => page.focused() === page.query('button', 'Newsletter abbestellen'))
      expect(updates()).to.deep.equal([])
    })

    it('is asked about before preferences are saved with nothing chosen (NEWS-47)', async () => {
      await manage('DE', { [READ]: () => json({ ...SUBSCRIBER, interests: ['COFFEE'], consents: [] }) })
      await page.click('checkbox', 'Kaffee')
      await save()
      await page.says('endet Ihr Newsletterabonnement')
      expect(updates()).to.deep.equal([])
      await takeBack()
      await page.until(() => !page.text().includes('endet Ihr Newsletterabonnement'))
      await page.click('checkbox', 'Kinder')
      await save()
      await page.says('Ihre Einstellungen sind gespeichert.')
      expect(updates()).to.have.length(1)
    })
  })
})
