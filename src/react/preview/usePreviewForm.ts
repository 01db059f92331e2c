import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportError } from '../../page/events/events.ts'
import { instantOf, wallTimeAt } from '../../shop/sites/shop-time.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { applyPreviewAtom, previewAtom } from '../../state/preview/preview.ts'
import { abTestsAtom, cancelAbTestsAtom, loadAbTestsAtom } from '../../state/preview/preview-tests.ts'

interface Fields {
  /** YYYY-MM-DD and HH:MM by the shop's clock. */
  date: string
  time: string
  test: string
  group: string
}

type Outcome = 'none' | 'loading' | 'success' | 'failed' | 'group-missing'

/** The settings of a preview: what is chosen, what can be, and what became of it (specification 2 §4, §5). */
export function usePreviewForm(site: Site) {
  const preview = useAtomValue(previewAtom)
  const abTests = useAtomValue(abTestsAtom)
  const loadTests = useSetAtom(loadAbTestsAtom)
  const cancelTests = useSetAtom(cancelAbTestsAtom)
  const apply = useSetAtom(applyPreviewAtom)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const [fields, setFields] = useState<Fields>(() => ({
    ...wallTimeAt(preview?.dateTime ? new Date(preview.dateTime) : new Date(), site),
    test: preview?.abTestName ?? '',
    group: preview?.abTestGroup ?? '',
  }))

  const [isApplying, setApplying] = useState(false)
  // What an answer is about may have been changed since.
  const latest = useRef(fields)

  const change = (changed: Partial<Fields>) => {
    latest.current = { ...latest.current, ...changed }
    setFields(latest.current)
    setOutcome('none')
  }
  const { date, time } = fields
  useEffect(() => {
    // Instead of a date that is none the present is applied: the tests are its own.
    void loadTests(instantOf({ date, time }, site) ?? new Date())
    return cancelTests
  }, [date, time, site, loadTests, cancelTests])

  const tests = abTests.status === 'found' ? abTests.tests : []
  const chosen = tests.find(({ name }) => name === fields.test)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isApplying) return
    const group = chosen?.groups.find(({ name }) => name === fields.group)?.name
    // A test that is being looked for is still chosen; one that does not run then is not.
    const isTestChosen = abTests.status === 'loading' ? fields.test !== '' : chosen !== undefined
    if (isTestChosen && !group) return setOutcome('group-missing')
    const settle = (result: Outcome) => latest.current === fields && setOutcome(result)
    setOutcome('loading')
    setApplying(true)
    try {
      await apply({
        dateTime: instantOfFields(fields, site).toISOString(),
        ...(chosen && group && { abTestName: chosen.name, abTestGroup: group }),
      })
      settle('success')
    } catch (error) {
      reportError('shop-preview', 'PREVIEW_NOT_APPLIED', String(error))
      settle('failed')
    }
    setApplying(false)
  }

  return {
    fields,
    abTests,
    tests,
    groups: chosen?.groups ?? [],
    outcome,
    isApplying,
    submit,
    setDate: (next: string) => change({ date: next, group: '' }),
    setTime: (next: string) => change({ time: next, group: '' }),
    setTest: (test: string) => change({ test, group: '' }),
    setGroup: (group: string) => change({ group }),
  }
}

/** A date that is none is told, and the present is used (specification 2 §5). */
function instantOfFields(fields: Fields, site: Site): Date {
  const instant = instantOf(fields, site)
  if (instant) return instant
  reportError(
    'shop-preview',
    'PREVIEW_DATE',
    `"${fields.date} ${fields.time}" is no date (YYYY-MM-DD) and time; the current time is used.`,
  )
  return new Date()
}
