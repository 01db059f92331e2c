import { ExpansionPanel } from '../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { TextExpander } from '../../src/react/ui/disclosure/TextExpander.tsx'
import { OverflowRow } from '../../src/react/ui/list/OverflowRow.tsx'
import { Picture } from '../../src/react/ui/product/Picture.tsx'
import { Section, Specimen } from './Section.tsx'

const QUESTIONS = [
  { id: 'delivery', heading: 'When does my order arrive?', text: 'Within two to three working days.' },
  { id: 'returns', heading: 'How do I send something back?', text: 'With the label in the parcel.' },
  { id: 'payment', heading: 'How can I pay?', text: 'By card, by invoice, or on delivery.' },
]
const LONG =
  'Our coffees come from farms that we have known for years. They are roasted in small batches, gently and for a long time, so that every variety can show what it has: chocolate and nut from Brazil, flowers and citrus from Ethiopia, dark fruit from Kenya. Freshly ground they taste best, and a sealed bag keeps them fresh for months.'
const PICTURES = ['theme-1', 'theme-2', 'theme-3', 'theme-4', 'theme-1', 'theme-2', 'theme-3', 'theme-4']

const panels = QUESTIONS.map(({ id, heading, text }) => (
  <ExpansionPanel key={id} panelId={id} heading={heading}>
    {text}
  </ExpansionPanel>
))

export function Disclosures() {
  return (
    <Section title="Disclosures" hint="Content that not everyone needs, one click away.">
      <Specimen name="ExpansionPanel: closed, open, disabled, not collapsible">
        <div className="gallery__stack">
          <ExpansionPanel heading="Closed">Hidden until it is opened.</ExpansionPanel>
          <ExpansionPanel heading="Open" defaultOpen>
            Open from the start.
          </ExpansionPanel>
          <ExpansionPanel heading="Disabled" isDisabled>
            Never shown.
          </ExpansionPanel>
          <ExpansionPanel heading="Disabled and open" isDisabled defaultOpen>
            Always shown.
          </ExpansionPanel>
          <ExpansionPanel heading="Not collapsible" isCollapsible={false}>
            A heading and its content.
          </ExpansionPanel>
        </div>
      </Specimen>
      <Specimen name="ExpansionPanelGroup: at most one open">
        <ExpansionPanelGroup defaultOpen={['delivery']}>{panels}</ExpansionPanelGroup>
      </Specimen>
      <Specimen name="ExpansionPanelGroup: always one open">
        <ExpansionPanelGroup canClose={false} defaultOpen={['payment']}>
          {panels}
        </ExpansionPanelGroup>
      </Specimen>
      <Specimen name="ExpansionPanelGroup: several open, none can be closed">
        <ExpansionPanelGroup isMulti canClose={false} defaultOpen={['delivery', 'returns']}>
          {panels}
        </ExpansionPanelGroup>
      </Specimen>
      <Specimen name="TextExpander: three lines and a hidden link, one line, 70 px, a text that fits">
        <div className="gallery__stack">
          <TextExpander moreLabel="Show more" lessLabel="Show less">
            {LONG} <a href="/help">All about our coffees</a>
          </TextExpander>
          <TextExpander moreLabel="Show more" lessLabel="Show less" lines={1}>
            {LONG}
          </TextExpander>
          <TextExpander moreLabel="Show more" lessLabel="Show less" height={70}>
            {LONG}
          </TextExpander>
          <TextExpander moreLabel="Show more" lessLabel="Show less">
            A text that fits.
          </TextExpander>
        </div>
      </Specimen>
      <Specimen name="OverflowRow: a button for each side that has more" isWide>
        <OverflowRow label="Theme worlds" previousLabel="Previous" nextLabel="Next">
          {PICTURES.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
            <div key={index} className="gallery__card">
              <Picture src={`/pictures/${name}.svg`} alt={`Theme world ${index + 1}`} ratio="4/3" />
            </div>
          ))}
        </OverflowRow>
      </Specimen>
      <Specimen name="OverflowRow: everything fits">
        <OverflowRow label="Benefits" previousLabel="Previous" nextLabel="Next">
          <a href="/delivery">Free shipping</a>
          <a href="/subscribenewsletter">10 % off</a>
        </OverflowRow>
      </Specimen>
    </Section>
  )
}
