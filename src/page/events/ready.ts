import { VERSION } from '../../shop/version.ts'
import { pageSettings } from '../configuration/settings.ts'
import { emit } from './events.ts'

let isDrawn = false

/** Reports to the page that an element is live, or rendered by React, and marks the time (EVENT-19, EVENT-21). */
export function reportReady(element: string, phase: 'live' | 'awake'): void {
  performance.mark(`shop-elements:${element}:${phase}`)
  emit('shop-element-ready', { element, version: VERSION, hydrated: phase === 'awake' })
  if (isDrawn) return
  isDrawn = true
  // A share of the page views.
  if (Math.random() < Number(pageSettings().block.timing))
    import('./timing.late.ts').then((code) => code.startTiming()).catch(() => {})
}
