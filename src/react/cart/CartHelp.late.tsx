/** Parts that few carts need: what blocks the checkout, by name, and steppers. */
export { Blockers } from './Blockers.tsx'
export { stepperOf } from './Stepper.tsx'
