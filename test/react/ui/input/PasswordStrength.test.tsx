// every engine: styles
import { expect } from '@open-wc/testing'
import { PasswordStrength } from '../../../../src/react/ui/input/PasswordStrength.tsx'
import { page } from '../../../support/page.ts'

const strengths = { weak: 'schwach', ok: 'okay', strong: 'stark', veryStrong: 'sehr stark' }
const meter = (password: string) => (
  <PasswordStrength password={password} label="Passwortstärke" strengths={strengths} />
)

describe('the strength of a password', () => {
  it('shows as text and by one more bar with every step, from 8 characters on (FIELD-32)', () => {
    const { update } = page.show(meter(''))
    const isFilled = (bar: Element) => getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const shown = ['Aa1#567', '########', 'espresso', 'espresso42', 'Espresso42'].map((password) => {
      update(meter(password))
      return [page.text(), page.selectAll('[aria-hidden] > *').filter(isFilled).length]
    })
    expect(shown).to.deep.equal([
      ['', 0],
      ['Passwortstärke schwach', 1],
      ['Passwortstärke okay', 2],
      ['Passwortstärke stark', 3],
      ['Passwortstärke sehr stark', 4],
    ])
  })

  it('is announced to a screen reader once, after the last key press (FIELD-33)', async () => {
    const clock = page.clock()
    const { update } = page.show(meter(''))
    const status = page.get('status')
    const announced: (string | null)[] = []
    const observer = new MutationObserver(() => announced.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    for (const [password, ms] of [
      ['espress', 300],
      ['espresso', 300],
      ['espresso4', 300],
      ['espresso42', 2000],
      ['espresso421', 2000],
    ] as const) {
      update(meter(password))
      clock.tick(ms)
      await page.frame()
    }
    observer.disconnect()
    expect(announced).to.deep.equal(['Passwortstärke: stark'])
  })
})
