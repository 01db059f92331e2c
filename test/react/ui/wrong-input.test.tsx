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
import { withCapturedConsole } from '../../support/console.ts'
import { clearParts, show } from '../../support/parts.tsx'

const wrong = (value: unknown) => value as never
const price = { amount: 100, site: 'DE' } as const

/** A part with a value as a template or an answer may contain it, the warning, and what is shown instead. */
const TABLE: [name: string, part: () => ReactNode, warning: RegExp, shown: string | undefined][] = [
  [
    'an unknown variant of a button',
    () => <Button variant={wrong('loud')}>A</Button>,
    /variant \(string\)/,
    '.button--primary',
  ],
  ['an unknown size of a button', () => <Button size={wrong('xl')}>A</Button>, /size \(string\)/, '.button--medium'],
  [
    'an unknown state of a notification',
    () => <Notification state={wrong('odd')}>A</Notification>,
    /state \(string\)/,
    '.notification--info',
  ],
  [
    'an unknown variant of a notification',
    () => <Notification variant={wrong('odd')}>A</Notification>,
    /variant \(string\)/,
    '.notification--copysize',
  ],
  [
    'a badge of NaN',
    () => <Badge count={Number.NaN} />,
    /the count \(number\) is no whole number; no badge/,
    undefined,
  ],
  [
    'a badge of a text',
    () => <Badge count={wrong('1')} />,
    /the count \(string\) is no whole number; no badge/,
    undefined,
  ],
  ['an unknown size of a price', () => <Price {...price} size={wrong('xl')} />, /size \(string\)/, '.price--m'],
  [
    'an unknown alignment of a price',
    () => <Price {...price} align={wrong('left')} />,
    /align \(string\)/,
    '.price--end',
  ],
  ['an unknown site of a price', () => <Price {...price} site={wrong('XX')} />, /site \(string\)/, '.price'],
  [
    'an unknown size of a skeleton',
    () => <Skeleton shape="circle" size={wrong('xl')} />,
    /size \(string\)/,
    '.skeleton--circle.skeleton--m',
  ],
  [
    'a heading level that does not exist',
    () => (
      <ExpansionPanel heading="A" level={wrong(7)}>
        B
      </ExpansionPanel>
    ),
    /heading \(string\)/,
    'h3',
  ],
  [
    'a picture of no size',
    () => <Picture src="/missing.png" alt="" width={Number.NaN} height={0} />,
    /width \(number\) and height \(number\) are no size in px.*1\/1 is shown/s,
    '.ratio-box--1-1',
  ],
  [
    'a date that is in no calendar',
    () => <DateInput label="A" defaultValue="2026-02-31" />,
    /the first value \(string\) is not YYYY-MM-DD; the field starts empty/,
    'input',
  ],
]

describe('a part warns about a wrong value, says what is shown instead, and never fails (PART-1, EVENT-25)', () => {
  afterEach(clearParts)

  for (const [name, part, warning, selector] of TABLE) {
    it(name, () => {
      const { result, warnings } = withCapturedConsole(() => show(part()))
      expect(warnings.join('\n')).to.match(warning)
      expect(warnings.join('\n'), 'no received value').not.to.match(/loud|odd|XX|02-31|NaN/)
      const base = result.root.querySelector('.shop-base')
      if (selector) expect(result.root.querySelectorAll(selector)).to.have.length(1)
      else expect(base?.childElementCount).to.equal(0)
    })
  }

  it('without a warning for right values', () => {
    const { warnings } = withCapturedConsole(() =>
      show(
        <>
          <Icon icon={ChevronDown} />
          <Badge count={0} />
          <Badge count={3} />
          <DateInput label="A" defaultValue="2028-02-29" />
          <Picture src="/missing.png" alt="" width={10} height={20} />
        </>,
      ),
    )
    expect(warnings).to.deep.equal([])
  })
})
