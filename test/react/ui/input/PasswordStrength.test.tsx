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

describe('password strength meter', () => {
  afterEach(clearParts)

  it('is empty below 8 characters (FIELD-32)', () => {
    expect(part(show(of('Aa1#567')), '.password-strength').textContent).to.equal('')
  })

  it('shows the strength as text (FIELD-32)', () => {
    const words = SAMPLES.map((sample) => part(show(of(sample)), '.password-strength__meter').textContent)
    expect(words).to.deep.equal([
      'Passwortstärke schwach',
      'Passwortstärke okay',
      'Passwortstärke stark',
      'Passwortstärke sehr stark',
    ])
  })

  it('fills one more bar with every step (FIELD-32)', () => {
    const filled = SAMPLES.map((sample) => {
      const bars = [...show(of(sample)).root.querySelectorAll('.password-strength__bar')]
      return bars.filter((bar) => getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)').length
    })
    expect(filled).to.deep.equal([1, 2, 3, 4])
  })

  it('is announced to a screen reader once, after the last key press (FIELD-33)', () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const shown = show(of(''))
      const status = part(shown, '[role=status]')
      const announced: (string | null)[] = []
      const changes = new MutationObserver(() => {})
      changes.observe(status, { childList: true, characterData: true, subtree: true })
      const listen = () => {
        if (changes.takeRecords().length > 0) announced.push(status.textContent)
      }
      for (const password of ['espress', 'espresso', 'espresso4', 'espresso42']) {
        shown.update(of(password))
        clock.tick(300)
        shown.update(of(password))
        listen()
      }
      expect(announced).to.deep.equal([])
      clock.tick(2000)
      shown.update(of('espresso42'))
      listen()
      shown.update(of('espresso421'))
      clock.tick(2000)
      shown.update(of('espresso421'))
      listen()
      expect(announced).to.deep.equal(['Passwortstärke: stark'])
    } finally {
      clock.uninstall()
    }
  })
})
