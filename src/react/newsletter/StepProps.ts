import type { Site } from '../../shop/sites/sites.ts'

/** A step behind the link of a mail; `expired` is the sign-up form below a message. */
export type Step = 'confirm' | 'manage' | 'expired' | 'sign-up'

export interface StepProps {
  site: Site
  product: string
  token: string
  isPrivate: boolean
  isAutomatic: boolean
  goTo(step: Step): void
}
