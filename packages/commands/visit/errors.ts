/** The findings of a visit that are errors of the page, and those that are notes (FLEET-2). */
import type { FindingCode } from '../../../src/doctor/finding.ts'
import type { Visit } from './visit.ts'

/** Findings that name what the elements cope with, or what costs time only. */
const NOTES: readonly FindingCode[] = [
  'BASE_ELEMENT',
  'DEPRECATED_ATTRIBUTE',
  'DUTY_LEFT_OUT',
  'GLOBALS_REPLACED',
  'HOST_LIBRARY',
  'LAYOUT_SHIFT',
  'QUIRKS_MODE',
  'WAKES_UNUSED',
  'ZOOM',
]

export const isNote = (code: string): boolean => NOTES.some((note) => note === code)

/** In words, each with what to do if that is known. */
export function errorsOf({ version, findings, violations }: Visit): { text: string; remedy?: string }[] {
  return [
    ...(version === undefined ? [{ text: 'shop-elements has not started' }] : []),
    ...findings
      .filter(({ code }) => !isNote(code))
      .map(({ code, message, remedy }) => ({ text: `${code}: ${message}`, remedy })),
    ...violations.map((text) => ({ text: `Content-Security-Policy: ${text}` })),
  ]
}
