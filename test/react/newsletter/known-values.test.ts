// every engine: focus, keys, hydration
import { expect } from '@open-wc/testing'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { BASE_DATA, enter, errorUnder, expanded, field, mount, SIGN_UP } from './support.ts'

const KNOWN = { email: 'anna@shop.example', salutation: 'MRS', firstName: 'Anna', lastName: 'Nagy', consents: [] }

describe('the sign-up of a known customer', () => {
  /** The page announces another person: base data is dropped and read again. */
  const changePerson = () => page.dispatch('shop-personal-data-reset')
  const logIn = (answer: Handler = () => json(KNOWN)) => {
    document.cookie = 'LoginToken=token-1'
    page.serve({ [BASE_DATA]: answer, [SIGN_UP]: () => json({}, 201) })
  }
  const valuesOf = (names: string[]) => names.map((name) => field(name).value)

  it('does not call for base data without a login (NEWS-32)', async () => {
    await mount('CH_FR')
    expect(page.calls()).to.deep.equal([])
  })

  for (const site of ['HU', 'AT', 'TR'] as const)
    it(`${site}: prefills base data, and disables person fields, which are sent all the same (NEWS-32, NEWS-34)`, async () => {
      logIn()
      await mount(site)
      await mount(site)
      await expanded()
      expect(page.calls().map(({ headers }) => headers.get('X-LoginToken'))).to.deep.equal(['token-1'])
      const names = site === 'TR' ? ['firstName', 'lastName'] : ['salutation', 'firstName', 'lastName']
      await page.until(() => names.every((name) => field(name).disabled))
      const person = names.map((name) => KNOWN[name as 'firstName'])
      expect(valuesOf(['email', ...names])).to.deep.equal([KNOWN.email, ...person])
      expect(field('email').disabled).to.equal(false)
      await page.click(field('legals'))
      field('email').focus()
      await page.press('Enter')
      await page.until(() => page.calls(SIGN_UP).length === 1)
      const sent = page.calls(SIGN_UP)[0]?.body as Record<string, unknown>
      expect(names.map((name) => sent[name])).to.deep.equal(person)
    })

  it('opens the full form for a name without an address, where the country asks for names (NEWS-44)', async () => {
    logIn(() => json({ ...KNOWN, email: '' }))
    await mount('TR')
    changePerson()
    await page.until(() => field('email').value === '' && field('firstName')?.value === 'Anna')
  })

  it('names all that is missing when it is sent without an address where all fields show from the start (NEWS-17)', async () => {
    logIn(() => json({ ...KNOWN, email: '', salutation: '' }))
    await mount('HU')
    changePerson()
    await page.until(() => field('email').value === '' && field('firstName')?.value === 'Anna')
    await page.rest()
    await page.click(page.select<HTMLElement>('[type=submit]'))
    await page.until(() => errorUnder('salutation') !== '')
    expect(page.focused() === field('email')).to.equal(true)
  })

  it('hides a consent to personalisation that was given before, and does not send it (NEWS-19, NEWS-35)', async () => {
    logIn(() => json({ ...KNOWN, consents: ['DNE', 'OTHER'] }))
    await mount('DE')
    await expanded()
    expect(field('consents')).to.equal(undefined)
    field('email').focus()
    await page.press('Enter')
    await page.until(() => page.calls(SIGN_UP).length === 1)
    expect(page.calls(SIGN_UP)[0]?.body).to.deep.include({ consents: ['OTHER'] })
  })

  it('prefills an invalid name, but keeps it editable (NEWS-34)', async () => {
    logIn(() => json({ ...KNOWN, lastName: 'Nagy <3' }))
    const element = await mount('HU')
    changePerson()
    await expanded()
    await page.until(() => field('lastName').value === 'Nagy <3')
    expect([field('firstName').disabled, field('lastName').disabled]).to.deep.equal([true, false])
    await expect(element).to.be.accessible()
  })

  it('neither fills nor disables the focused field when base data arrives late (NEWS-33)', async () => {
    const held = heldAnswer()
    logIn(held.answer)
    await mount('HU')
    changePerson()
    await page.click(field('email'))
    await expanded()
    field('firstName').focus()
    await page.until(() => page.calls(BASE_DATA).length > 0)
    await held.release(json(KNOWN))
    await page.until(() => field('lastName').disabled)
    expect(page.focused()).to.equal(field('firstName'))
    expect([field('firstName').disabled, field('firstName').value]).to.deep.equal([false, ''])
  })

  it('does not overwrite what has been typed when base data arrives late (NEWS-33)', async () => {
    const held = heldAnswer()
    logIn(held.answer)
    await mount('SK')
    await enter('email', 'mine@shop.example')
    field('email').blur()
    await page.until(() => page.calls(BASE_DATA).length === 1)
    await held.release(json({ ...KNOWN, consents: ['DNE'] }))
    await expanded()
    // Base data has come when it hides the consent that was given before.
    await page.until(() => !field('consents'))
    expect(field('email').value).to.equal('mine@shop.example')
  })

  it('has the values of the next person in place of those of one before (NEWS-36)', async () => {
    let person: object = KNOWN
    logIn(() => json(person))
    await mount('AT')
    changePerson()
    await expanded()
    await page.until(() => field('firstName').disabled)
    person = { ...KNOWN, email: 'eva@shop.example', firstName: 'Eva', lastName: '' }
    changePerson()
    await page.until(() => field('firstName').value === 'Eva' && field('firstName').disabled)
    expect(valuesOf(['email', 'lastName'])).to.deep.equal(['eva@shop.example', ''])
    expect(field('lastName').disabled).to.equal(false)
    document.cookie = 'LoginToken=; max-age=0'
    changePerson()
    await page.until(() => !field('firstName').disabled)
    expect(valuesOf(['email', 'firstName'])).to.deep.equal(['', ''])
  })

  it('has the values of who logs in in another tab, and keeps what was typed before (NEWS-36, EVENT-40)', async () => {
    await mount('AT')
    await enter('email', 'typed@shop.example')
    await expanded()
    logIn()
    document.dispatchEvent(new Event('visibilitychange'))
    await page.until(() => field('firstName').value === 'Anna')
    expect(field('email').value).to.equal('typed@shop.example')
  })

  it('loses the person when a page that returns finds the login gone (NEWS-36, EVENT-40)', async () => {
    logIn()
    await mount('AT')
    await expanded()
    await page.until(() => field('firstName').disabled)
    document.cookie = 'LoginToken=; max-age=0'
    document.dispatchEvent(new Event('visibilitychange'))
    await page.until(() => !field('firstName').disabled)
    expect(valuesOf(['email', 'salutation', 'firstName', 'lastName'])).to.deep.equal(['', '', '', ''])
  })

  it('leaves the form empty when base data can’t be read (NEWS-32)', async () => {
    const reported = page.events('shop-element-error')
    page.logs(/BASE_DATA_UNAVAILABLE/)
    logIn(() => json({}, 500))
    await mount('PL')
    await page.until(() => reported.length === 1)
    expect([field('email').value, field('email').disabled]).to.deep.equal(['', false])
  })
})

describe('the hydration of the newsletter', () => {
  const insert = async (site: Site, early = () => {}) => {
    const { html } = await prerenderElement('shop-newsletter', { site })
    expect(html).not.to.include('style="')
    const ready = page.events<{ hydrated: boolean }>('shop-element-ready')
    page.insert(html)
    early()
    const email = field('email')
    expect((await page.until(() => ready[0])).hydrated).to.equal(true)
    expect(field('email')).to.equal(email)
  }

  for (const site of SITES)
    it(`${site}: takes the fragment over as it is, with heading, bubble, field and button in it`, async () => {
      await insert(site)
      for (const found of ['h2', '[part=bubble]', '[type=submit]', 'p a[href^="/pages/"]'])
        expect(page.select(found), found).to.exist
    })

  it('keeps what was typed before it, with the focus, and grows for it', async () => {
    await insert('HU', () => {
      field('email').focus()
      field('email').value = 'early@shop.example'
    })
    await expanded()
    expect(field('email').value).to.equal('early@shop.example')
    expect(page.focused()).to.equal(field('email'))
  })
})
