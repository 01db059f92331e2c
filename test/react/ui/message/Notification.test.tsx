import { expect } from '@open-wc/testing'
import { Badge } from '../../../../src/react/ui/message/Badge.tsx'
import { Notification } from '../../../../src/react/ui/message/Notification.tsx'
import { Spinner } from '../../../../src/react/ui/message/Spinner.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'

const STATES = ['info', 'success', 'error', 'warning'] as const

describe('notification (specification 2 §4)', () => {
  afterEach(clearParts)

  it('is an info by default', () => {
    expect(part(show(<Notification>Hinweis</Notification>), '.notification--info').textContent).to.equal('Hinweis')
  })

  it('shows four states by colour and by picture', () => {
    const shown = STATES.map((state) => show(<Notification state={state}>Hinweis</Notification>))
    const pictures = shown.map((one) => part(one, 'svg').innerHTML)
    const colours = shown.map((one) => getComputedStyle(part(one, '.notification__icon')).color)
    expect(new Set(pictures).size).to.equal(4)
    expect(new Set(colours).size).to.equal(4)
  })

  it('is a live region: an error interrupts, the others wait for a pause', () => {
    const roles = STATES.map((state) =>
      part(show(<Notification state={state}>Hinweis</Notification>), '.notification').getAttribute('role'),
    )
    expect(roles).to.deep.equal(['status', 'status', 'alert', 'status'])
  })

  it('can be closed as a banner, and only as one', () => {
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

  it('is as large as the copy, or as a footnote', () => {
    const sizeOf = (variant: 'copysize' | 'footnotesize') =>
      Number.parseFloat(
        getComputedStyle(part(show(<Notification variant={variant}>Hinweis</Notification>), '.notification')).fontSize,
      )
    expect(sizeOf('copysize')).to.equal(16)
    expect(sizeOf('footnotesize')).to.equal(13)
  })
})

describe('badge', () => {
  afterEach(clearParts)

  it('shows only above 0, and +99 above 99', () => {
    const textOf = (count: number) => show(<Badge count={count} />).root.querySelector('.badge')?.textContent
    expect([-1, 0, 1, 99, 100, 12345].map(textOf)).to.deep.equal([undefined, undefined, '1', '99', '+99', '+99'])
  })
})

describe('spinner', () => {
  afterEach(clearParts)

  it('says what is on its way', () => {
    expect(part(show(<Spinner label="Warenkorb wird geladen" />), '[role=status]').textContent).to.equal(
      'Warenkorb wird geladen',
    )
  })
})
