import { expect } from '@open-wc/testing'
import { loadConsentScript } from '../../../src/live/header/consent.late.ts'
import { sharedKey } from '../../../src/page/browser/own-symbol.ts'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import type { HeaderProps } from '../../../src/page/configuration/tables/shop-header.ts'
import { page } from '../../support/page.ts'

const SCRIPT_URL = '/test/no-consent-manager.js'
const SETTINGS = { consent: { scriptUrl: SCRIPT_URL, domainIds: { DE: { production: 'de-live', test: 'de-test' } } } }

describe('the consent script', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-shop-consent]')]
  /** Loads it, and waits until the browser has said that there is none at its address. Returns its new tag. */
  async function load(request: Partial<HeaderProps> = {}) {
    page.settings(SETTINGS)
    const before = scripts()
    const errors = page.events<{ code: string; element: string }>('shop-element-error')
    const props = { site: 'DE', stage: 'production', consentDomainId: '', ...request } as HeaderProps
    loadConsentScript({ tag: 'shop-header', props })
    const [script] = scripts().filter((one) => !before.includes(one))
    if (!script) return undefined
    page.onEnd(() => script.remove())
    page.logs(/CONSENT_UNAVAILABLE/)
    expect(await page.until(() => errors[0])).to.include({ code: 'CONSENT_UNAVAILABLE', element: 'shop-header' })
    return script
  }
  /** A script tag of the template, which loads nothing. */
  const addScript = (fields: Partial<HTMLScriptElement>) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', ...fields })
    document.head.append(script)
    page.onEnd(() => script.remove())
  }

  // Shared by all code of the page, as long as that lives.
  beforeEach(() => void Reflect.deleteProperty(globalThis, sharedKey('policy')))

  for (const [stage, id] of [
    ['production', 'de-live'],
    ['test', 'de-test'],
  ] as const)
    it(`has the domain id of site and stage: ${stage} (HEADER-37, HEADER-38)`, async () => {
      const script = await load({ stage })
      expect(script?.getAttribute('data-domain-script')).to.equal(id)
      expect([script?.src, script?.async]).to.deep.equal([location.origin + SCRIPT_URL, true])
    })

  it('is told that the browser asks for privacy, where it does (CONFIG-29)', async () => {
    expect((await load({}))?.hasAttribute('data-global-privacy-control')).to.equal(false)
    for (const one of scripts()) one.remove()
    page.fake(navigator as unknown as Record<string, unknown>, 'globalPrivacyControl', true)
    expect((await load({}))?.getAttribute('data-global-privacy-control')).to.equal('true')
  })

  it('prefers the domain id of the tag to that of the page (HEADER-38)', async () => {
    expect((await load({ consentDomainId: 'mine' }))?.getAttribute('data-domain-script')).to.equal('mine')
  })

  it('gets its domain id in the attribute that the page names (HEADER-38)', async () => {
    page.settings(SETTINGS)
    page.fake(pageSettings().consent, 'attribute', 'data-settings-id')
    expect((await load())?.getAttribute('data-settings-id')).to.equal('de-live')
  })

  it('is reported when it can not be loaded, and is loaded once per page (HEADER-37, HEADER-41)', async () => {
    expect(await load()).not.to.equal(undefined)
    expect(await load({ stage: 'test' })).to.equal(undefined)
  })

  it('is not loaded where the template has a tag of its own for it (HEADER-37)', async () => {
    addScript({ src: SCRIPT_URL })
    expect(await load()).to.equal(undefined)
  })

  it("has the nonce of the loader's script tag (HEADER-40)", async () => {
    addScript({ src: 'https://cdn.example/shop-elements/1/shop-elements.js', nonce: 'n-1' })
    expect((await load())?.nonce).to.equal('n-1')
  })

  it('is not loaded without an id, and the warning names the place for it (HEADER-39)', async () => {
    page.logs(/consent\.domainIds\.TR\.staging/)
    expect(await load({ site: 'TR', stage: 'staging' })).to.equal(undefined)
  })

  it('goes through a Trusted Types policy that allows its address only (HEADER-40)', async () => {
    const made: string[] = []
    page.fake(window, 'trustedTypes', {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        made.push(name, rules.createScriptURL('https://evil.example/x.js'))
        return rules
      },
    })
    expect(await load()).not.to.equal(undefined)
    expect(made).to.deep.equal(['shop-elements', ''])
  })

  it('is not loaded where the page forbids that policy, and the warning says what to allow (HEADER-40)', async () => {
    page.logs(/trusted-types shop-elements/)
    page.fake(window, 'trustedTypes', {
      createPolicy() {
        throw new TypeError('Policy disallowed')
      },
    })
    expect(Boolean(await load())).to.equal(false)
  })
})
