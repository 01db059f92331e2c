import { useAtomValue, useStore } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import {
  clearValues,
  type FormValues,
  fillForm,
  focusedField,
  readForm,
  saveDraftOnLeave,
  takeDraft,
} from '../../live/newsletter/form-draft.ts'
import { listen } from '../../page/events/events.ts'
import { personFieldsOf } from '../../shop/newsletter/newsletter.ts'
import type { Locale, Site } from '../../shop/sites/sites.ts'
import { baseDataAtom, connectBaseData } from '../../state/newsletter/base-data.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'

interface MoreFieldsOptions {
  draftName: string
  site: Site
  locale: Locale
  isPrivate: boolean
  /** A sign-up that was sent has no form. */
  hasForm: boolean
}

/**
 * The full form: its code and its values (NEWS-1, NEWS-44). Fields may have had a value before this code ran: typed, filled in by
 * the browser, restored from a draft, or known from base data.
 */
export function useMoreFields(
  form: RefObject<HTMLFormElement | null>,
  { draftName, site, locale, isPrivate, hasForm }: MoreFieldsOptions,
) {
  const { isHydrated } = useElement()
  const { code, fetchCode } = useLazyFeature(
    ['newsletter-form'],
    () => import('./MoreFields.late.tsx'),
    'newsletter-form',
  )
  const [isExpanded, setExpanded] = useState(false)
  const [draft, setDraft] = useState<FormValues>()
  const baseData = useAtomValue(baseDataAtom)
  const store = useStore()

  const expandIfUsed = () => {
    const fields = form.current
    if (!fields) return
    const isUsed = Object.values(readForm(fields)).some(Boolean)
    if (isUsed || focusedField(fields)?.name === 'email') setExpanded(true)
  }
  const onFilled = useEffectEvent(expandIfUsed)

  useEffect(() => {
    const fields = form.current
    if (!isHydrated) return
    const restored = takeDraft(draftName)
    // Nothing is left of a sign-up that was sent (NEWS-45).
    if (!hasForm || !fields) return
    if (restored) fillForm(fields, restored)
    setDraft(restored)
    if (Object.values(restored ?? {}).some(Boolean)) setExpanded(true)
    onFilled()
    return saveDraftOnLeave(draftName, fields, Object.values(readForm(fields)).some(Boolean))
  }, [form, isHydrated, hasForm, draftName])

  useEffect(() => {
    if (isHydrated) return connectBaseData(store, isPrivate)
  }, [store, isHydrated, isPrivate])

  useEffect(() => {
    const fields = form.current
    const { email } = baseData
    if (personFieldsOf(site).some((name) => baseData[name])) setExpanded(true)
    if (!fields || !email) return
    // Not while the visitor is typing (NEWS-33).
    if (!focusedField(fields)) fillForm(fields, { email })
    onFilled()
    return () => clearValues(fields, { email })
  }, [form, site, baseData])

  useEffect(() => listen('shop-personal-data-reset', () => setDraft(undefined)), [])

  const localeToFetch = isExpanded && locale
  const onExpanded = useEffectEvent(fetchCode)
  useEffect(() => {
    if (localeToFetch) onExpanded()
  }, [localeToFetch])

  const { Sent, SentHeading } = code ?? {}
  return {
    Sent,
    SentHeading,
    MoreFields: isExpanded ? code?.MoreFields : undefined,
    draft,
    baseData,
    fetchCode,
    expandIfUsed,
  }
}
