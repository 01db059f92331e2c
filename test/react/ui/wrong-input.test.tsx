// one engine: compares markup
import { expect } from '@open-wc/testing'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../../src/react/ui/action/Button.tsx'
import { ExpansionPanel } from '../../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { Icon } from '../../../src/react/ui/Icon.tsx'
import { DateInput } from '../../../src/react/ui/input/DateInput.tsx'
import { Badge } from '../../../src/react/ui/message/Badge.tsx'
import { Notification } from '../../../src/react/ui/message/Notification.tsx'
import { Skeleton } from '../../../src/react/ui/message/Skeleton.tsx'
import { Picture } from '../../../src/react/ui/product/Picture.tsx'
import { Price } from '../../../src/react/ui/product/Price.tsx'
import { page } from '../../support/page.ts'

const wrong = (value: unknown) => value as never
const button = (props: object) => <Button {...props}>A</Button>
const notification = (props: object) => <Notification {...props}>A</Notification>
const price = (props: object) => <Price amount={100} site="DE" {...props} />
const panel = (level: 3) => (
  <ExpansionPanel heading="A" level={level}>
    B
  </ExpansionPanel>
)
const badge = (count: unknown) => <Badge count={wrong(count)} />
const circle = (props: object) => <Skeleton shape="circle" {...props} />
const picture = (props: object) => <Picture src="data:," alt="" {...(props as { ratio: '1/1' })} />

/** A part with a value as a template or an answer may contain it, what is shown instead, and the warnings. */
const TABLE: [name: string, part: ReactNode, instead: ReactNode, ...warnings: string[]][] = [
  ['variant of a button', button({ variant: 'loud' }), button({}), 'Button: variant (string) …; using primary.'],
  ['size of a button', button({ size: 'xl' }), button({}), 'Button: size (string) …; using medium.'],
  [
    'state of a message',
    notification({ state: 'odd' }),
    notification({}),
    'Notification: state (string) …; using info.',
  ],
  [
    'variant of a message',
    notification({ variant: 'odd' }),
    notification({}),
    'Notification: variant (string) …; using copysize.',
  ],
  ['badge of NaN', badge(Number.NaN), null, 'Badge: the count (number) is no whole number; no badge.'],
  ['badge of a text', badge('1'), null, 'Badge: the count (string) is no whole number; no badge.'],
  ['size of a price', price({ size: 'xl' }), price({}), 'Price: size (string) …; using m.'],
  ['alignment of a price', price({ align: 'left' }), price({}), 'Price: align (string) …; using end.'],
  ['site of a price', price({ site: 'XX' }), price({}), 'Price: site (string) …; using DE.'],
  ['size of a skeleton', circle({ size: 'xl' }), circle({}), 'Skeleton: size (string) …; using m.'],
  ['level of a heading', panel(wrong(7)), panel(3), 'ExpansionPanel: heading (string) …; using h3.'],
  [
    'size of a picture',
    picture({ width: Number.NaN, height: 0 }),
    picture({ ratio: '1/1' }),
    'Picture: width (number) and height (number) are no size in px; the ratio is used.',
    'RatioBox: the ratio (undefined) …; 1/1 is shown.',
  ],
]

describe('a part warns about a wrong value, says what is shown instead, and never fails (PART-1, EVENT-25)', () => {
  for (const [name, part, instead, ...warnings] of TABLE)
    it(name, () => {
      // The warning names the choices, but not the value.
      for (const warning of warnings)
        page.logs(new RegExp(`\\] ${warning.replaceAll(/[().]/g, '\\$&').replace('…', 'is [^()]+')}$`))
      const [html, expected] = [part, instead].map((shown) => {
        const { root } = page.show(shown)
        // Each has ids of its own.
        return page
          .within(root)
          .select('[data-theme]')
          .innerHTML.replaceAll(/_r_\w+_/g, '')
      })
      expect(html).to.equal(expected)
    })

  it('without a warning for right values', () => {
    page.show(
      <>
        <Icon icon={ChevronDown} />
        <Badge count={0} />
        <Badge count={3} />
        <DateInput label="A" defaultValue="2028-02-29" />
        <Picture src="data:," alt="" width={10} height={20} />
      </>,
    )
    expect(page.text()).to.equal('3\nA')
    expect(page.field('A').value).to.equal('2028-02-29')
  })
})
