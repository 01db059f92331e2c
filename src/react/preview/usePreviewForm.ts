import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import type { AbTest } from '../../api/preview/preview-service.ts'
import { reportError } from '../../page/events/events.ts'
import { toInstant, toWallTime } from '../../shop/sites/shop-time.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { createLatest } from '../../state/latest.ts'
import { type AbTests, abTestsAtom, cancelAbTestsAtom, loadAbTestsAtom } from '../../state/preview/ab-tests.ts'
import { applyPreviewAtom, previewAtom } from '../../state/preview/session.ts'

interface Fields {
  /** YYYY-MM-DD and HH:MM in the site's time zone. */
  date: string
  time: string
  test: string
  group: string
}

type Outcome = 'none' | 'loading' | 'success' | 'failed' | 'group-missing'

/** State and actions of the settings form (PREVIEW-19). */
export function usePreviewForm(site: Site) {
  const preview = useAtomValue(previewAtom)
  const abTests = useAtomValue(abTestsAtom)
  const loadTests = useSetAtom(loadAbTestsAtom)
  const cancelTests = useSetAtom(cancelAbTestsAtom)
  const apply = useSetAtom(applyPreviewAtom)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const [fields, setFields] = useState<Fields>(() => ({
    ...toWallTime(preview?.dateTime ? new Date(preview.dateTime) : new Date(), site),
    test: preview?.abTestName ?? '',
    group: preview?.abTestGroup ?? '',
  }))

  const [isApplying, setApplying] = useState(false)
  // An answer is shown only if the fields are still those that were submitted (PREVIEW-32).
  const [latest] = useState(createLatest)

  const change = (changed: Partial<Fields>) => {
    latest.abort()
    setFields((before) => ({ ...before, ...changed }))
    setOutcome('none')
  }
  const { date, time } = fields
  useEffect(() => {
    // An invalid date applies the current time, so the tests of that are listed.
    void loadTests(toInstant({ date, time }, site) ?? new Date())
    return cancelTests
  }, [date, time, site, loadTests, cancelTests])

  const tests = choosableTests(abTests, fields)
  const chosenTest = tests.find(({ name }) => name === fields.test)
  const isWithoutGroups = abTests.status === 'found' && chosenTest?.groups.length === 0

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isApplying) return
    const group = chosenTest?.groups.find(({ name }) => name === fields.group)?.name
    // A test has no preview without a group (PREVIEW-27, PREVIEW-35).
    if (chosenTest && !group && !isWithoutGroups) {
      const field = event.currentTarget.elements.namedItem('abTestGroup') as HTMLElement
      field.focus()
      return setOutcome('group-missing')
    }
    const signal = latest.start()
    const settle = (result: Outcome) => signal.aborted || setOutcome(result)
    setOutcome('loading')
    setApplying(true)
    try {
      await apply({
        dateTime: instantOfFields(fields, site).toISOString(),
        ...(chosenTest && group && { abTestName: chosenTest.name, abTestGroup: group }),
      })
      settle('success')
    } catch (error) {
      reportError('shop-preview', 'PREVIEW_NOT_APPLIED', String(error))
      settle('failed')
    }
    setApplying(false)
  }

  // A changed time or test empties the group (PREVIEW-23, PREVIEW-26).
  return {
    fields,
    abTests,
    tests,
    groups: chosenTest?.groups ?? [],
    isWithoutGroups,
    outcome,
    isApplying,
    submit,
    setDate: (next: string) => change({ date: next, group: '' }),
    setTime: (next: string) => change({ time: next, group: '' }),
    setTest: (test: string) => change({ test, group: '' }),
    setGroup: (group: string) => change({ group }),
  }
}

/**
 * The tests of the time. Until they are known, the choice in the form stands in for them: while they load the
 * test, with its group if it has one; when they can't be loaded only the pair of both (PREVIEW-27, PREVIEW-36).
 */
function choosableTests(abTests: AbTests, { test, group }: Fields): readonly AbTest[] {
  if (abTests.status === 'found') return abTests.tests
  const isChosen =
    abTests.status === 'loading' ? test !== '' : abTests.status === 'failed' && test !== '' && group !== ''
  return isChosen ? [{ name: test, groups: group ? [{ name: group }] : [] }] : []
}

/** Reports an invalid date or time, and uses the current time instead (PREVIEW-22). */
function instantOfFields(fields: Fields, site: Site): Date {
  const instant = toInstant(fields, site)
  if (instant) return instant
  reportError(
    'shop-preview',
    'PREVIEW_DATE',
    `"${fields.date} ${fields.time}" is not a date (YYYY-MM-DD) and time; the current time is used.`,
  )
  return new Date()
}
