import { aTimeout, expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { Trash2 } from 'lucide'
import { Button } from '../../../../src/react/ui/action/Button.tsx'
import { ButtonLink } from '../../../../src/react/ui/action/ButtonLink.tsx'
import type { ButtonStyle } from '../../../../src/react/ui/action/button-style.ts'
import { IconButton } from '../../../../src/react/ui/action/IconButton.tsx'
import { endEmulation, itNeeds } from '../../../support/engine.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

const VARIANTS = ['primary', 'secondary', 'activating', 'sale', 'community'] as const
const SIZES = ['small', 'medium', 'large'] as const

const press = (button: HTMLElement) =>
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }))
const release = () => window.dispatchEvent(new PointerEvent('pointerup'))

describe('button', () => {
  afterEach(clearParts)

  it('has five variants that look different (PART-20)', () => {
    const looks = VARIANTS.map((variant) => {
      const { backgroundColor, color } = getComputedStyle(
        part(show(<Button variant={variant}>Kaufen</Button>), 'button'),
      )
      return `${backgroundColor} ${color}`
    })
    expect(new Set(looks).size).to.equal(VARIANTS.length)
  })

  it('has three sizes, each at least 24 px high (PART-20, PART-23)', () => {
    const heightOf = (size: ButtonStyle['size']) =>
      part(show(<Button size={size}>Kaufen</Button>), 'button').getBoundingClientRect().height
    const [small = 0, medium = 0, large = 0] = SIZES.map(heightOf)
    expect(small).to.be.at.least(24)
    expect(medium).to.be.above(small)
    expect(large).to.be.above(medium)
  })

  it('is triggered by click, Enter and Space', async () => {
    let clicks = 0
    const button = part(show(<Button onClick={() => (clicks += 1)}>Kaufen</Button>), 'button')
    button.click()
    button.focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: ' ' })
    expect(clicks).to.equal(3)
  })

  it('ignores clicks and submits nothing while loading, keeps focus and width, and is announced (PART-21)', () => {
    let clicks = 0
    let submits = 0
    const form = (isLoading: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits += 1
        }}
      >
        <Button type="submit" isLoading={isLoading} loadingLabel="Wird gesendet" onClick={() => (clicks += 1)}>
          Senden
        </Button>
      </form>
    )
    const shown = show(form(false))
    const button = part(shown, 'button')
    const { width } = button.getBoundingClientRect()
    button.focus()
    expect(part(shown, '[role=status]').textContent).to.equal('')
    shown.update(form(true))
    button.click()
    expect([clicks, submits]).to.deep.equal([0, 0])
    expect(shown.root.activeElement).to.equal(button)
    expect(button.getAttribute('aria-busy')).to.equal('true')
    expect(part(shown, '[role=status]').textContent).to.equal('Wird gesendet')
    expect(button.getBoundingClientRect().width).to.equal(width)
    shown.update(form(false))
    button.click()
    expect([clicks, submits]).to.deep.equal([1, 1])
  })

  it('is disabled as a link without an address, but can be focused (PART-24)', () => {
    const link = part(show(<ButtonLink href={undefined}>Zur Kasse</ButtonLink>), 'a')
    expect(link.getAttribute('aria-disabled')).to.equal('true')
    expect(link.getAttribute('role')).to.equal('link')
    expect(link.hasAttribute('href')).to.equal(false)
    link.focus()
    expect((link.getRootNode() as ShadowRoot).activeElement).to.equal(link)
  })
})

describe('icon button', () => {
  afterEach(clearParts)

  it('does nothing on click when it is disabled, but can be focused (PART-22)', () => {
    let clicks = 0
    const button = part(
      show(<IconButton icon={Trash2} label="Löschen" isDisabled onClick={() => (clicks += 1)} />),
      'button',
    )
    button.click()
    button.focus()
    expect(clicks).to.equal(0)
    expect((button.getRootNode() as ShadowRoot).activeElement).to.equal(button)
  })

  it('has an accessible name, and is 44 × 44 px (PART-23)', () => {
    let clicks = 0
    const button = part(show(<IconButton icon={Trash2} label="Löschen" onClick={() => (clicks += 1)} />), 'button')
    button.click()
    expect(clicks).to.equal(1)
    expect(button.getAttribute('aria-label')).to.equal('Löschen')
    const { width, height } = button.getBoundingClientRect()
    expect([width, height]).to.deep.equal([44, 44])
  })
})

describe('ripple', () => {
  afterEach(() => {
    release()
    clearParts()
  })

  it('stays for 250 ms at least, however short the press (PART-25)', async () => {
    const shown = show(<Button>Kaufen</Button>)
    press(part(shown, 'button'))
    release()
    await aTimeout(200)
    expect(shown.root.querySelector('.ripple__wave')).not.to.equal(null)
    await waitUntil(() => !shown.root.querySelector('.ripple__wave'), 'the wave goes')
  })

  it('stays as long as the button is pressed (PART-25)', async () => {
    const shown = show(<Button>Kaufen</Button>)
    press(part(shown, 'button'))
    await aTimeout(900)
    expect(shown.root.querySelector('.ripple__wave')).not.to.equal(null)
    release()
    await waitUntil(() => !shown.root.querySelector('.ripple__wave'), 'the wave goes')
  })

  it('is left out on a loading or disabled button (PART-25)', () => {
    const loading = show(
      <Button isLoading loadingLabel="Lädt">
        Kaufen
      </Button>,
    )
    press(part(loading, 'button'))
    expect(loading.root.querySelector('.ripple__wave')).to.equal(null)
    const disabled = show(<IconButton icon={Trash2} label="Löschen" isDisabled />)
    press(part(disabled, 'button'))
    expect(disabled.root.querySelector('.ripple__wave')).to.equal(null)
  })

  itNeeds('emulated media', 'is left out with reduced motion (PART-25)', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const calm = show(<Button>Kaufen</Button>)
    press(part(calm, 'button'))
    expect(calm.root.querySelector('.ripple__wave')).to.equal(null)
    await endEmulation()
  })
})
