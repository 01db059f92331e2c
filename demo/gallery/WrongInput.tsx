import { Button } from '../../src/react/ui/action/Button.tsx'
import { ExpansionPanel } from '../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { DateInput } from '../../src/react/ui/input/DateInput.tsx'
import { Badge } from '../../src/react/ui/message/Badge.tsx'
import { Notification } from '../../src/react/ui/message/Notification.tsx'
import { Skeleton } from '../../src/react/ui/message/Skeleton.tsx'
import { Availability } from '../../src/react/ui/product/Availability.tsx'
import { Price } from '../../src/react/ui/product/Price.tsx'
import { Rating } from '../../src/react/ui/product/Rating.tsx'
import { RatioBox } from '../../src/react/ui/product/RatioBox.tsx'
import { Section, Specimen } from './Section.tsx'

/** A value that the types forbid, as a template or an answer may contain it. */
const wrong = (value: unknown) => value as never

export function WrongInput() {
  return (
    <Section title="Wrong input" hint="The console says what is wrong and what is shown instead. Nothing crashes.">
      <Specimen name="Button: variant “loud”, size “xl”">
        <Button variant={wrong('loud')}>Add to cart</Button>
        <Button size={wrong('xl')}>Add to cart</Button>
      </Specimen>
      <Specimen name="Notification: state “odd”">
        <Notification state={wrong('odd')}>Your order leaves tomorrow.</Notification>
      </Specimen>
      <Specimen name="Price: NaN shows nothing; a previous price of NaN is left out; site “XX”">
        <Price amount={Number.NaN} site="DE" />
        <Price amount={1299} previous={Number.NaN} previousLabel="Previously" site="DE" />
        <Price amount={1299} site={wrong('XX')} />
      </Specimen>
      <Specimen name="Rating: an id with a space, a value outside the scale">
        <Rating value={4} label="4 of 5 stars" id="espresso 1" />
        <Rating value={9} label="5 of 5 stars" />
      </Specimen>
      <Specimen name="RatioBox: 5/4">
        <RatioBox ratio={wrong('5/4')}>
          <Skeleton shape="box" />
        </RatioBox>
      </Specimen>
      <Specimen name="Badge: NaN; Availability: “SOMETIMES”">
        <Badge count={Number.NaN} />
        <Availability value={wrong('SOMETIMES')}>In stock</Availability>
      </Specimen>
      <Specimen name="ExpansionPanel: level 7">
        <ExpansionPanel heading="A heading" level={wrong(7)}>
          The content.
        </ExpansionPanel>
      </Specimen>
      <Specimen name="DateInput: 31 February">
        <DateInput label="Date" defaultValue="2026-02-31" />
      </Specimen>
    </Section>
  )
}
