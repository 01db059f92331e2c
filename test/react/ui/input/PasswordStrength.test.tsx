import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { PasswordStrength } from '../../../../src/react/ui/input/PasswordStrength.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'

const TEXTS = {
  label: 'Passwortstärke',
  strengths: { weak: 'schwach', ok: 'okay', strong: 'stark', veryStrong: 'sehr stark' },
}
const SAMPLES = ['########', 'espresso', 'espresso42', 'Espresso42']
const of = (password: string) => <PasswordStrength password={password} {...TEXTS} />

describe('password strength meter (specification 2 §5)', () => {
  afterEach(clearParts)

  it('shows nothing below eight characters', () => {
    expect(part(show(of('Aa1#567')), '.password-strength').textContent).to.equal('')
  })

  it('names the strength', () => {
    const words = SAMPLES.map((sample) => part(show(of(sample)), '.password-strength__meter').textContent)
    expect(words).to.deep.equal([
      'Passwortstärke schwach',
      'Passwortstärke okay',
      'Passwortstärke stark',
      'Passwortstärke sehr stark',
    ])
  })

  it('fills one bar more with every step', () => {
    const filled = SAMPLES.map((sample) => {
      const bars = [...show(of(sample)).root.querySelectorAll('.password-strength__bar')]
      return bars.filter((bar) => getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)').length
    })
    expect(filled).to.deep.equal([1, 2, 3, 4])
  })

  it('is told to a screen reader when the keys rest, and once', () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const shown = show(of(''))
      const status = part(shown, '[role=status]')
      const heard: (string | null)[] = []
      const changes = new MutationObserver(() => {})
      changes.observe(status, { childList: true, characterData: true, subtree: true })
      const hear = () => {
        if (changes.takeRecords().length > 0) heard.push(status.textContent)
      }
      for (const password of ['espress', 'espresso', 'espresso4', 'espresso42']) {
        shown.update(of(password))
        clock.tick(300)
        shown.update(of(password))
        hear()
      }
      expect(heard).to.deep.equal([])
      clock.tick(2000)
      shown.update(of('espresso42'))
      hear()
      shown.update(of('espresso421'))
      clock.tick(2000)
      shown.update(of('espresso421'))
      hear()
      expect(heard).to.deep.equal(['Passwortstärke: stark'])
    } finally {
      clock.uninstall()
    }
  })
})
