// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { EMAIL, enter, errorUnder, field, hasError, isPending, mount, SIGN_UP, submitWith } from './support.ts'

const INVALID = 'Bitte geben Sie eine gültige E‑Mail-Adresse ein.'
const refusal = () => json({ type: 'urn:newsletter:email_invalid' }, 400)

describe('an address that the service refuses', () => {
  it('is shown and focused (NEWS-23, NEWS-28)', async () => {
    page.serve({ [SIGN_UP]: refusal })
    const element = await mount()
    await submitWith()
    await hasError('email', INVALID)
    expect(page.all('alert')).to.deep.equal([])
    expect(field('email').value).to.equal(EMAIL)
    expect(page.dataLayer()).to.have.length(1)
    // Although focus clears an error.
    expect(page.focused()).to.equal(field('email'))
    await page.frame()
    expect(errorUnder('email')).to.equal(INVALID)
    await expect(element).to.be.accessible()
  })

  it('keeps its error until it is changed, and can be submitted again (NEWS-46)', async () => {
    const held = heldAnswer()
    page.serve({ [SIGN_UP]: held.answer })
    await mount()
    const isRefused = async (count: number) => {
      await page.until(() => page.calls(SIGN_UP).length === count)
      await isPending()
      // Some browsers take the focus away from a disabled field.
      field('email').dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
      await page.frame()
      expect(errorUnder('email')).to.equal('')
      await held.release(refusal())
      await hasError('email', INVALID)
    }
    await submitWith()
    await isRefused(1)
    for (const act of ['blur', 'focus'] as const) {
      field('email')[act]()
      await page.frame()
      expect(errorUnder('email')).to.equal(INVALID)
    }
    await page.press('Enter')
    await isRefused(2)
    await enter('email', 'eva@shop.example')
    await hasError('email', '')
    // The same address again: the service has refused it.
    await enter('email', EMAIL)
    field('email').blur()
    await hasError('email', INVALID)
  })

  it('loses its error when it is changed as soon as it can be (NEWS-46)', async () => {
    const held = heldAnswer()
    page.serve({ [SIGN_UP]: held.answer })
    await mount()
    await submitWith()
    await isPending()
    const typed = new MutationObserver(() => {
      if (field('email').disabled) return
      typed.disconnect()
      field('email').value = 'eva@shop.example'
      field('email').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    })
    typed.observe(field('email'), { attributeFilter: ['disabled'] })
    await held.release(refusal())
    await page.until(() => field('email').value === 'eva@shop.example')
    await hasError('email', '')
  })

  it('scrolls into view, but leaves a focus elsewhere on the page alone (NEWS-23)', async () => {
    const held = heldAnswer()
    page.serve({ [SIGN_UP]: held.answer })
    const elsewhere = await page.mount(html`<button>Elsewhere</button>`)
    const element = await mount()
    element.style.marginBlock = '3000px'
    await submitWith()
    await isPending()
    elsewhere.focus()
    await held.release(refusal())
    await hasError('email', INVALID)
    const { top, bottom } = field('email').getBoundingClientRect()
    expect([top > -1, bottom < window.innerHeight + 1], `${top} to ${bottom}`).to.deep.equal([true, true])
    expect(page.focused()).to.equal(elsewhere)
  })
})
