import { useAtomValue, useStore } from 'jotai'
import { type RefObject, useEffect, useState } from 'react'
import {
  activeIn,
  type Draft,
  emptyForm,
  fillForm,
  keepDraft,
  readDraft,
  valuesOf,
} from '../../page/newsletter/form-draft.ts'
import { baseDataAtom, connectBaseData } from '../../state/newsletter/newsletter.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'

interface FormMemory {
  /** Under which its draft is kept. */
  name: string
  isPrivate: boolean
}

/**
 * The full form: shown once the e-mail field has the focus or a value, or another field has one (specification 2 §2).
 * A value may have been there before this code: typed, filled in by the browser, kept from an earlier visit of the page,
 * or known of a logged-in customer.
 */
export function useMoreFields(form: RefObject<HTMLFormElement | null>, { name, isPrivate }: FormMemory) {
  const { isHydrated } = useElement()
  const { code, hasFailed, fetchCode } = useLazyFeature(['newsletter-form'], () => import('./MoreFields.tsx'))
  const [isFull, setFull] = useState(false)
  const [draft, setDraft] = useState<Draft>()
  const baseData = useAtomValue(baseDataAtom)
  const store = useStore()

  const growIfUsed = () => {
    const fields = form.current
    if (!fields) return
    const isUsed = Object.values(valuesOf(fields)).some(Boolean)
    if (isUsed || activeIn(fields)?.name === 'email') setFull(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before is looked for once.
  useEffect(() => {
    const fields = form.current
    if (!isHydrated || !fields) return
    const found = readDraft(name)
    if (found) fillForm(fields, found)
    setDraft(found)
    growIfUsed()
    return keepDraft(name, fields)
  }, [isHydrated, name])

  useEffect(() => {
    if (isHydrated) return connectBaseData(store, isPrivate)
  }, [store, isHydrated, isPrivate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the customer becomes known.
  useEffect(() => {
    const fields = form.current
    if (!fields || !baseData.email) return
    const { email } = baseData
    // Not into what is being typed.
    if (!activeIn(fields)) fillForm(fields, { email })
    growIfUsed()
    return () => emptyForm(fields, { email })
  }, [baseData])

  // Also in the language that the page changes to.
  useEffect(() => {
    if (isFull) fetchCode()
  })

  return { MoreFields: isFull ? code?.MoreFields : undefined, hasFailed, draft, baseData, fetchCode, growIfUsed }
}
