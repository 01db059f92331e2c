import { expect } from '@open-wc/testing'
import { Badge } from '../../../../src/react/ui/message/Badge.tsx'
import { Notification } from '../../../../src/react/ui/message/Notification.tsx'
import { Spinner } from '../../../../src/react/ui/message/Spinner.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'

const STATES = ['info', 'success', 'error', 'warning'] as const

describe('Notification', () => {
  afterEach(clearParts)

  it('is an info by default (PART-26)', () => {
    expect(part(show(<Notification>Hinweis</Notification>), '.notification--info').textContent).to.equal('Hinweis')
  })

  it('shows four states by colour and icon (PART-26)', () => {
    const shown = STATES.map((state) => show(<Notification state={state}>Hinweis</Notification>))
    const icons = shown.map((one) => part(one, 'svg').innerHTML)
    const colours = shown.map((one) => getComputedStyle(part(one, '.notification__icon')).color)
    expect(new Set(icons).size).to.equal(4)
    expect(new Set(colours).size).to.equal(4)
  })

  it('is an alert as an error, else a status (PART-26)', () => {
    const roles = STATES.map((state) =>
      part(show(<Notification state={state}>Hinweis</Notification>), '.notification').getAttribute('role'),
    )
    expect(roles).to.deep.equal(['status', 'status', 'alert', 'status'])
  })

  it('can be closed as a banner only (PART-27)', () => {
    let closed = 0
    const close = { label: 'Schließen', onClose: () => (closed += 1) }
    const banner = show(
      <Notification variant="banner" close={close}>
        Hinweis
      </Notification>,
    )
    part(banner, 'button').click()
    expect(closed).to.equal(1)
    for (const variant of ['copysize', 'footnotesize'] as const) {
      const shown = show(
        <Notification variant={variant} close={close}>
          Hinweis
        </Notification>,
      )
      expect(shown.root.querySelector('button'), variant).to.equal(null)
    }
  })

  it('has the font size of the copy or of a footnote (PART-27)', () => {
    const sizeOf = (variant: 'copysize' | 'footnotesize') =>
      Number.parseFloat(
        getComputedStyle(part(show(<Notification variant={variant}>Hinweis</Notification>), '.notification')).fontSize,
      )
    expect(sizeOf('copysize')).to.equal(16)
    expect(sizeOf('footnotesize')).to.equal(13)
  })
})

describe('Badge', () => {
  afterEach(clearParts)

  it('shows its count above 0, and +99 above 99 (PART-28)', () => {
    const textOf = (count: number) => show(<Badge count={count} />).root.querySelector('.badge')?.textContent
    expect([-1, 0, 1, 99, 100, 12345].map(textOf)).to.deep.equal([undefined, undefined, '1', '99', '+99', '+99'])
  })
})

describe('Spinner', () => {
  afterEach(clearParts)

  it('says what is loading (PART-29)', () => {
    expect(part(show(<Spinner label="Warenkorb wird geladen" />), '[role=status]').textContent).to.equal(
      'Warenkorb wird geladen',
    )
  })
})
