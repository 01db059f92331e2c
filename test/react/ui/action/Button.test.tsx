// every engine: focus, keys, pointer, styles
import { expect } from '@open-wc/testing'
import { emulateMedia, sendMouse } from '@web/test-runner-commands'
import { Trash2 } from 'lucide'
import { Button } from '../../../../src/react/ui/action/Button.tsx'
import { ButtonLink } from '../../../../src/react/ui/action/ButtonLink.tsx'
import { IconButton } from '../../../../src/react/ui/action/IconButton.tsx'
import { endEmulation, itNeeds } from '../../../support/engine.ts'
import { page } from '../../../support/page.ts'

const VARIANTS = ['primary', 'secondary', 'activating', 'sale', 'community'] as const
const SIZES = ['small', 'medium', 'large'] as const

describe('a button', () => {
  it('has five variants that look different (PART-20)', () => {
    page.show(
      VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          Kaufen
        </Button>
      )),
    )
    const looks = page.all('button').map((button) => {
      const { backgroundColor, color } = getComputedStyle(button)
      return `${backgroundColor} ${color}`
    })
    expect(new Set(looks).size).to.equal(VARIANTS.length)
  })

  it('has three sizes, each at least 24 px high (PART-20, PART-23)', () => {
    page.show(
      SIZES.map((size) => (
        <Button key={size} size={size}>
          Kaufen
        </Button>
      )),
    )
    const [small = 0, medium = 0, large = 0] = page.all('button').map((button) => button.getBoundingClientRect().height)
    expect(small).to.be.at.least(24)
    expect(medium).to.be.above(small)
    expect(large).to.be.above(medium)
  })

  it('is triggered by click, Enter and Space', async () => {
    let clicks = 0
    page.show(<Button onClick={() => (clicks += 1)}>Kaufen</Button>)
    await page.click('button', 'Kaufen')
    page.get('button').focus()
    await page.press('Enter', ' ')
    expect(clicks).to.equal(3)
  })

  it('does nothing while loading, keeps focus, name and width, and is announced (PART-21)', async () => {
    let clicks = 0
    const form = (isLoading: boolean) => (
      <form action="/send">
        <Button type="submit" isLoading={isLoading} loadingLabel="Wird gesendet" onClick={() => (clicks += 1)}>
          Senden
        </Button>
      </form>
    )
    const { update } = page.show(form(false))
    const button = page.get('button', 'Senden')
    const { width } = button.getBoundingClientRect()
    button.focus()
    expect(page.get('status').textContent).to.equal('')
    update(form(true))
    await page.press('Enter')
    expect(page.focused()).to.equal(button)
    await page.click('button', 'Senden')
    expect([clicks, page.followed()]).to.deep.equal([0, []])
    expect(button.getAttribute('aria-busy')).to.equal('true')
    expect(page.get('status').textContent).to.equal('Wird gesendet')
    expect(button.getBoundingClientRect().width).to.equal(width)
    update(form(false))
    await page.click(button)
    expect([clicks, page.followed()]).to.deep.equal([1, ['/send?']])
  })

  it('is disabled as a link without an address, but can be focused (PART-24)', () => {
    page.show(<ButtonLink href={undefined}>Zur Kasse</ButtonLink>)
    const link = page.get('link', 'Zur Kasse')
    expect(link.getAttribute('aria-disabled')).to.equal('true')
    expect(link.hasAttribute('href')).to.equal(false)
    link.focus()
    expect(page.focused()).to.equal(link)
  })
})

describe('an icon button', () => {
  it('has a name, and is 44 × 44 px (PART-23)', async () => {
    let clicks = 0
    page.show(<IconButton icon={Trash2} label="Löschen" onClick={() => (clicks += 1)} />)
    await page.click('button', 'Löschen')
    expect(clicks).to.equal(1)
    const { width, height } = page.get('button').getBoundingClientRect()
    expect([width, height]).to.deep.equal([44, 44])
  })

  it('does nothing when it is disabled, but can be focused (PART-22)', async () => {
    let clicks = 0
    page.show(<IconButton icon={Trash2} label="Löschen" isDisabled onClick={() => (clicks += 1)} />)
    await page.click('button', 'Löschen')
    page.get('button').focus()
    expect(page.focused()).to.equal(page.get('button'))
    await page.press('Enter')
    expect(clicks).to.equal(0)
  })
})

describe('the ripple of a button', () => {
  const wave = () => page.select('button > [aria-hidden] > span')

  it('stays as long as the press lasts (PART-25)', async () => {
    page.show(<Button>Kaufen</Button>)
    await page.hover('button', 'Kaufen')
    await sendMouse({ type: 'down' })
    await Promise.all(
      wave()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    await page.frame()
    expect(wave().isConnected).to.equal(true)
    await sendMouse({ type: 'up' })
    await page.until(() => !wave())
  })

  it('stays for 250 ms at least, however short the press (PART-25)', async () => {
    page.show(<Button>Kaufen</Button>)
    const start = performance.now()
    await page.tap('button', 'Kaufen')
    const spent = performance.now() - start
    const delays = wave()
      .getAnimations()
      .map(({ effect }) => Number(effect?.getTiming().delay))
    expect(Math.max(...delays)).to.be.within(250 - spent, 250)
    await page.until(() => !wave())
  })

  it('is left out on a loading or disabled button (PART-25)', async () => {
    page.show(
      <>
        <Button isLoading loadingLabel="Lädt">
          Kaufen
        </Button>
        <IconButton icon={Trash2} label="Löschen" isDisabled />
      </>,
    )
    for (const button of page.all('button')) await page.click(button)
    expect(wave()).to.equal(undefined)
  })

  itNeeds('emulated media', 'is left out with reduced motion (PART-25)', async () => {
    page.onEnd(endEmulation)
    await emulateMedia({ reducedMotion: 'reduce' })
    page.show(<Button>Kaufen</Button>)
    await page.click('button', 'Kaufen')
    expect(wave()).to.equal(undefined)
  })
})
