import { ShoppingBag } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../src/react/ui/Icon.tsx'
import { Badge } from '../../src/react/ui/message/Badge.tsx'
import { Notification } from '../../src/react/ui/message/Notification.tsx'
import { Spinner } from '../../src/react/ui/message/Spinner.tsx'
import { Section, Specimen } from './Section.tsx'

const TEXTS = {
  info: 'Your order leaves tomorrow.',
  success: 'Settings applied successfully.',
  warning: 'Only 3 pieces of this article are still available.',
  error: 'We cannot change your cart at the moment. Please try again later.',
} as const
const STATES = ['info', 'success', 'warning', 'error'] as const

export function Messages() {
  return (
    <Section title="Messages" hint="An error interrupts a screen reader; the others wait until it pauses.">
      {(['banner', 'copysize', 'footnotesize'] as const).map((variant) => (
        <Specimen key={variant} name={`Notification, ${variant}`} isWide>
          <div className="gallery__stack">
            {STATES.map((state) => (
              <Notification key={state} state={state} variant={variant}>
                {TEXTS[state]}
              </Notification>
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name="Notification: only a banner can be closed" isWide>
        <ClosingBanner />
      </Specimen>
      <Specimen name="Badge: 0 (hidden), 1, 99, 100">
        {[0, 1, 99, 100].map((count) => (
          <span key={count} className="gallery__icon">
            <Icon icon={ShoppingBag} />
            <Badge count={count} />
          </span>
        ))}
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Loading your cart" />
      </Specimen>
    </Section>
  )
}

function ClosingBanner() {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <Notification state="info" variant="banner" close={{ label: 'Close', onClose: () => setShown(false) }}>
      Free shipping for coffee from 20 EUR.
    </Notification>
  )
}
