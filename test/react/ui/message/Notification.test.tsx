// every engine: styles
import { expect } from '@open-wc/testing'
import { Badge } from '../../../../src/react/ui/message/Badge.tsx'
import { Notification } from '../../../../src/react/ui/message/Notification.tsx'
import { Spinner } from '../../../../src/react/ui/message/Spinner.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof Notification>[0]>

const showNotification = (props: Props) => page.within(page.show(<Notification {...props}>Hinweis</Notification>).root)

describe('Notification', () => {
  it('shows four states by colour and icon, info by default, and only an error is an alert (PART-26)', () => {
    const looks = ([undefined, 'info', 'success', 'error', 'warning'] as const).map((state) => {
      const shown = showNotification(state ? { state } : {})
      expect(shown.get(state === 'error' ? 'alert' : 'status').textContent).to.equal('Hinweis')
      const icon = shown.select('svg')
      return { icon: icon.innerHTML, colour: getComputedStyle(icon).color }
    })
    expect(looks[0]).to.deep.equal(looks[1])
    expect(new Set(looks.map(({ icon }) => icon)).size).to.equal(4)
    expect(new Set(looks.map(({ colour }) => colour)).size).to.equal(4)
  })

  it('can be closed as a banner only (PART-27)', async () => {
    let closed = 0
    const close = { label: 'Schließen', onClose: () => (closed += 1) }
    for (const variant of ['copysize', 'footnotesize', 'banner'] as const) showNotification({ variant, close })
    expect(page.all('button')).to.have.length(1)
    expect(page.all('status')[2]?.contains(page.get('button'))).to.equal(true)
    await page.click('button', 'Schließen')
    expect(closed).to.equal(1)
  })

  it('has the font size of the copy, as by default, or of a footnote (PART-27)', () => {
    const sizes = ([{}, { variant: 'copysize' }, { variant: 'footnotesize' }] as const).map(
      (props) => getComputedStyle(showNotification(props).get('status')).fontSize,
    )
    expect(sizes).to.deep.equal(['16px', '16px', '13px'])
  })
})

describe('Badge', () => {
  it('shows its count above 0, and +99 above 99 (PART-28)', () => {
    const shown = [-1, 0, 1, 99, 100, 12345].map(
      (count) => page.within(page.show(<Badge count={count} />).root).select('span')?.textContent,
    )
    expect(shown).to.deep.equal([undefined, undefined, '1', '99', '+99', '+99'])
  })
})

describe('Spinner', () => {
  it('says what is loading (PART-29)', () => {
    page.show(<Spinner label="Warenkorb wird geladen" />)
    expect(page.get('status').textContent).to.equal('Warenkorb wird geladen')
  })
})
