import { type ReactNode, useState } from 'react'
import { Button } from '../../src/react/ui/action/Button.tsx'
import { Modal, type ModalSize } from '../../src/react/ui/overlay/Modal.tsx'
import { Tooltip } from '../../src/react/ui/overlay/Tooltip.tsx'
import { Section, Specimen } from './Section.tsx'

export function Overlays() {
  return (
    <Section title="Overlays" hint="In the top layer, so that nothing of the page covers them.">
      <Specimen name="Tooltip: shown by hover, focus, click, Enter; hidden by Escape, leaving, touch">
        <p>
          Best price of the last 30 days: 4,99{' '}
          <Tooltip label="What is the best price?">The lowest price of this article in the last 30 days.</Tooltip>
        </p>
      </Specimen>
      <Specimen name="Tooltip: a long text">
        <p>
          <Tooltip label="How is it shipped?">
            Coffee leaves our roastery on the day it was roasted. Furniture and bicycles are brought by a carrier, who
            calls before; everything else comes by parcel.
          </Tooltip>
        </p>
      </Specimen>
      <Specimen name="Modal: S, M, L">
        {(['S', 'M', 'L'] as const).map((size) => (
          <ModalSpecimen key={size} size={size} title={`A dialog, ${size}`}>
            <p>Escape, the backdrop and the close button close it; the focus returns to where it was.</p>
          </ModalSpecimen>
        ))}
      </Specimen>
      <Specimen name="Modal: longer than the window, with a tooltip and another dialog">
        <ModalSpecimen size="M" title="Terms and conditions of all our orders and deliveries">
          <p>
            Escape closes a tooltip first <Tooltip label="What is this?">A tooltip inside a dialog.</Tooltip>
          </p>
          <ModalSpecimen size="S" title="Another one">
            <p>Escape closes this one first.</p>
          </ModalSpecimen>
          {[...'abcdefgh'].map((letter) => (
            <p key={letter}>
              ({letter}) The conditions that were valid on the day of the order remain valid for it. What was changed
              since is listed on the page of the conditions, with the day from which it applies.
            </p>
          ))}
        </ModalSpecimen>
      </Specimen>
    </Section>
  )
}

function ModalSpecimen({ size, title, children }: { size: ModalSize; title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
        Open {size}
      </Button>
      <Modal isOpen={isOpen} size={size} title={title} closeLabel="Close" onClose={() => setOpen(false)}>
        <div className="gallery__stack">
          {children}
          <Button onClick={() => setOpen(false)}>Understood</Button>
        </div>
      </Modal>
    </>
  )
}
