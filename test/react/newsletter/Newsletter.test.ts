import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { json, type Served, serve } from '../../support/services.ts'

const POST = 'POST /service/newsletter/api/private/newsletter-subscribers'

describe('shop-newsletter', () => {
  let services: ReturnType<typeof serve> | undefined
  const answering = (answer: (call: Served) => Response | Promise<Response>) => {
    services = serve({ [POST]: answer })
    return services.calls
  }
  afterEach(() => {
    clearPage()
    services?.end()
    ;(window as unknown as { dataLayer?: unknown }).dataLayer = undefined
  })

  const field = (element: HTMLElement) => inside<HTMLInputElement>(element, 'input[type=email]') as HTMLInputElement
  const submit = (element: HTMLElement) => inside<HTMLFormElement>(element, 'form')?.requestSubmit()
  const signUp = async (element: HTMLElement, email: string) => {
    field(element).value = email
    submit(element)
  }

  it('signs up, shows the address, tells the page and the data layer, without personal data in the event', async () => {
    const calls = answering(() => json({}, 201))
    const told = record<object>('shop-newsletter-submitted')
    const element = await place(html`<shop-newsletter site="HU" origin="shop"></shop-newsletter>`)
    await signUp(element, ' anna@shop.example ')
    expect((await eventually(element, '.notification--success')).textContent).to.include('anna@shop.example')
    expect(calls[0]?.body).to.deep.equal({ email: 'anna@shop.example', origin: 'shop', originAddition: 'subsite' })
    expect(calls[0]?.headers.get('X-Hunter-Site')).to.equal('HU')
    told.end()
    expect(told.details).to.deep.equal([{ site: 'HU', origin: 'shop', originAddition: 'subsite' }])
    expect((window as unknown as { dataLayer: object[] }).dataLayer).to.deep.equal([
      {
        event_name: 'sign_up',
        subject: 'newsletter',
        origin: 'shop:subsite',
        event_type: 'ga4',
        emitter: 'newsletterservice',
      },
    ])
  })

  it('asks for the address, and for a valid one, and clears the error on focus', async () => {
    const calls = answering(() => json({}, 201))
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    submit(element)
    expect((await eventually(element, '.newsletter__error')).textContent).to.equal(
      'Die E-Mail-Adresse ist ein Pflichtfeld.',
    )
    field(element).focus()
    await waitUntil(() => !inside(element, '.newsletter__error'))
    field(element).value = 'anna@'
    field(element).blur()
    expect((await eventually(element, '.newsletter__error')).textContent).to.equal(
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    )
    expect(field(element).getAttribute('aria-invalid')).to.equal('true')
    expect(calls).to.deep.equal([])
  })

  it('shows the generic error for any other failure, and keeps what was typed', async () => {
    answering(() => Promise.reject(new TypeError('offline')))
    const element = await place(html`<shop-newsletter site="TR"></shop-newsletter>`)
    await signUp(element, 'anna@shop.example')
    await eventually(element, '.notification--error')
    expect(field(element).value).to.equal('anna@shop.example')
    expect(field(element).disabled).to.equal(false)
  })

  it('puts the error on the field when the service calls the address invalid', async () => {
    answering(() => json({ type: 'urn:newsletter:email_invalid' }, 400))
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    await signUp(element, 'anna@shop.example')
    await eventually(element, '.newsletter__error')
    expect(inside(element, '.notification')).to.equal(null)
  })

  it('treats a bot as a success, and sends nothing', async () => {
    const calls = answering(() => json({}, 201))
    const element = await place(html`<shop-newsletter site="CZ"></shop-newsletter>`)
    ;(inside<HTMLInputElement>(element, 'input[name=verify-email]') as HTMLInputElement).value = 'x'
    await signUp(element, 'bot@shop.example')
    await eventually(element, '.notification--success')
    expect(calls).to.deep.equal([])
  })

  it('reads its heading from heading or title', async () => {
    const element = await place(html`<shop-newsletter title="Neues zuerst"></shop-newsletter>`)
    expect(inside(element, 'h2')?.textContent).to.equal('Neues zuerst')
  })
})
