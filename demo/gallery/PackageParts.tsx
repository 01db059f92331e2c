import { Heart } from 'lucide'
import type { ComponentProps } from 'react'
import { type FormLanguage, formTexts } from '../../src/react/form-texts.ts'
import { PartsRoot } from '../../src/react/PartsRoot.tsx'
import { Button } from '../../src/react/ui/action/Button.tsx'
import { ButtonLink } from '../../src/react/ui/action/ButtonLink.tsx'
import { IconButton } from '../../src/react/ui/action/IconButton.tsx'
import { ShareButton } from '../../src/react/ui/action/ShareButton.tsx'
import { ExpansionPanel } from '../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { TextExpander } from '../../src/react/ui/disclosure/TextExpander.tsx'
import { Checkbox } from '../../src/react/ui/input/Checkbox.tsx'
import { IbanInput } from '../../src/react/ui/input/IbanInput.tsx'
import { NumberInput } from '../../src/react/ui/input/NumberInput.tsx'
import { PasswordInput } from '../../src/react/ui/input/PasswordInput.tsx'
import { PasswordStrength } from '../../src/react/ui/input/PasswordStrength.tsx'
import { Select } from '../../src/react/ui/input/Select.tsx'
import { TextInput } from '../../src/react/ui/input/TextInput.tsx'
import { OverflowRow } from '../../src/react/ui/list/OverflowRow.tsx'
import { Notification } from '../../src/react/ui/message/Notification.tsx'
import { Tooltip } from '../../src/react/ui/overlay/Tooltip.tsx'
import { FootnoteMark, Footnotes } from '../../src/react/ui/product/Footnotes.tsx'
import { Rating } from '../../src/react/ui/product/Rating.tsx'
import { RatioBox } from '../../src/react/ui/product/RatioBox.tsx'
import { Section, Specimen } from './Section.tsx'

export type Theme = ComponentProps<typeof PartsRoot>['theme'] & string

const texts = formTexts('en' satisfies FormLanguage)

/** The parts of `shop-elements/parts`, each with code to copy (PART-40). */
export function PackageParts({ theme }: { theme: Theme }) {
  return (
    <Section title="Parts of the package" hint="For React applications: import them from shop-elements/parts.">
      <Specimen
        name="PartsRoot: tokens, theme and reset"
        code={`<PartsRoot theme="light" lang="en">\n  …the parts\n</PartsRoot>`}
      >
        <PartsRoot theme={theme} lang="en">
          Everything below is inside one.
        </PartsRoot>
      </Specimen>
      <Specimen
        name="IbanInput: without a message of its own"
        code={`<IbanInput label="IBAN" name="iban" state="error" />`}
      >
        <PartsRoot theme={theme} lang="en">
          <IbanInput label="IBAN" name="package-iban" defaultValue="DE8937040044053201300" state="error" />
        </PartsRoot>
      </Specimen>
      <Specimen
        name="Button, ButtonLink and IconButton"
        code={`import { Heart } from 'lucide'\n<Button onClick={add}>Add to cart</Button>\n<ButtonLink href="/cart" variant="secondary">To the cart</ButtonLink>\n<IconButton icon={Heart} label="Put on the watchlist" />`}
      >
        <Button>Add to cart</Button>
        <ButtonLink href="/cart" variant="secondary">
          To the cart
        </ButtonLink>
        <IconButton icon={Heart} label="Put on the watchlist" />
      </Specimen>
      <Specimen
        name="TextInput, Select and Checkbox"
        code={`<TextInput label="E-mail" name="email" type="email" autoComplete="email" />\n<Select label="Size" name="size" placeholder="Please choose" options={[{ value: 's', label: 'Small' }, { value: 'm', label: 'Medium' }]} />\n<Checkbox label="I agree" name="agree" />`}
      >
        <TextInput label="E-mail" name="package-email" type="email" autoComplete="email" />
        <Select
          label="Size"
          name="package-size"
          placeholder="Please choose"
          options={[
            { value: 's', label: 'Small' },
            { value: 'm', label: 'Medium' },
          ]}
        />
        <Checkbox label="I agree" name="package-agree" />
      </Specimen>
      <Specimen name="Notification" code={`<Notification state="success">Your address is saved.</Notification>`}>
        <Notification state="success">Your address is saved.</Notification>
      </Specimen>
      <Specimen
        name="TextExpander"
        code={`<TextExpander moreLabel="Show more" lessLabel="Show less" lines={2}>\n  A long text\n</TextExpander>`}
      >
        <TextExpander moreLabel="Show more" lessLabel="Show less" lines={2}>
          {'A blend for every day, roasted slowly and rested for a week before it is packed. '.repeat(4)}
        </TextExpander>
      </Specimen>
      <Specimen
        name="Tooltip"
        code={`<Tooltip label="What is this price?">The lowest price of the last 30 days.</Tooltip>`}
      >
        <Tooltip label="What is this price of the package?">The lowest price of the last 30 days.</Tooltip>
      </Specimen>
      <Specimen
        name="PasswordInput"
        code={`const { showLabel, hideLabel, strength } = formTexts('en')\n<PasswordInput label="Password" name="password" autoComplete="new-password" showLabel={showLabel} hideLabel={hideLabel} strength={strength} />`}
      >
        <PasswordInput
          label="Password"
          name="package-password"
          autoComplete="new-password"
          showLabel={texts.showLabel}
          hideLabel={texts.hideLabel}
          strength={texts.strength}
        />
      </Specimen>
      <Specimen
        name="PasswordStrength"
        code={`<PasswordStrength password="Espresso42" {...formTexts('en').strength} />`}
      >
        <PasswordStrength password="Espresso42" {...texts.strength} />
      </Specimen>
      <Specimen
        name="NumberInput"
        code={`<NumberInput label="Weight in kg" name="weight" maxLength={6} hint="Up to six characters" />`}
      >
        <NumberInput label="Weight in kg" name="package-weight" maxLength={6} hint="Up to six characters" />
      </Specimen>
      <Specimen
        name="ExpansionPanelGroup"
        code={`<ExpansionPanelGroup defaultOpen={['delivery']}>\n  <ExpansionPanel panelId="delivery" heading="Delivery">Two to three working days.</ExpansionPanel>\n  <ExpansionPanel panelId="returns" heading="Returns">With the label in the parcel.</ExpansionPanel>\n</ExpansionPanelGroup>`}
      >
        <ExpansionPanelGroup defaultOpen={['delivery']}>
          <ExpansionPanel panelId="delivery" heading="Delivery">
            Two to three working days.
          </ExpansionPanel>
          <ExpansionPanel panelId="returns" heading="Returns">
            With the label in the parcel.
          </ExpansionPanel>
        </ExpansionPanelGroup>
      </Specimen>
      <Specimen name="Rating" code={`<Rating value={4.3} label="4.3 of 5 stars" count="128 ratings" id="espresso1" />`}>
        <Rating value={4.3} label="4.3 of 5 stars" count="128 ratings" id="espresso1" />
      </Specimen>
      <Specimen
        name="RatioBox"
        code={`<RatioBox ratio="16/9">\n  <img src="/pictures/theme-1.svg" alt="" />\n</RatioBox>`}
      >
        <RatioBox ratio="16/9">
          <img src="/pictures/theme-1.svg" alt="" width="100%" />
        </RatioBox>
      </Specimen>
      <Specimen
        name="FootnoteMark and Footnotes"
        code={`<p>\n  Free delivery\n  <FootnoteMark mark="1" label="Footnote 1" href="#note-1" />\n</p>\n<Footnotes label="Footnotes" notes={[{ mark: '1', id: 'note-1', text: 'From 20 €.' }]} />`}
      >
        <div className="gallery__stack">
          <p>
            Free delivery
            <FootnoteMark mark="1" label="Footnote 1" href="#note-1" />
          </p>
          <Footnotes label="Footnotes" notes={[{ mark: '1', id: 'note-1', text: 'From 20 €.' }]} />
        </div>
      </Specimen>
      <Specimen
        name="ShareButton"
        code={`<ShareButton\n  link={() => location.href}\n  shareTitle={document.title}\n  label="Share"\n  copiedLabel="Link copied"\n  fieldLabel="Link to this page"\n/>`}
      >
        <ShareButton
          link={() => location.href}
          shareTitle="Parts"
          label="Share"
          copiedLabel="Link copied"
          fieldLabel="Link to this page"
        />
      </Specimen>
      <Specimen
        name="OverflowRow"
        isWide
        code={`<OverflowRow label="Theme worlds" previousLabel="Previous" nextLabel="Next">\n  …cards\n</OverflowRow>`}
      >
        <OverflowRow label="Theme worlds of the package" previousLabel="Previous" nextLabel="Next">
          {['1', '2', '3', '4', '1b', '2b', '3b', '4b'].map((name) => (
            <div key={name} className="gallery__card">
              <RatioBox ratio="4/3">
                <img src={`/pictures/theme-${name[0]}.svg`} alt="" width="100%" />
              </RatioBox>
            </div>
          ))}
        </OverflowRow>
      </Specimen>
    </Section>
  )
}
