import type { ReactNode } from 'react'
import { toInstant } from '../../shop/sites/shop-time.ts'
import type { Site } from '../../shop/sites/sites.ts'
import type { AbTests } from '../../state/preview/ab-tests.ts'
import { Button } from '../ui/action/Button.tsx'
import { DateInput, TimeInput } from '../ui/input/DateInput.tsx'
import { Select } from '../ui/input/Select.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { formatDay, formatHour } from './formatTime.ts'
import { usePreviewForm } from './usePreviewForm.ts'

const TESTS_MESSAGES: Record<AbTests['status'], string> = {
  loading: 'Loading tests...',
  none: 'No active tests for this date.',
  found: 'Active tests found.',
  failed: 'Failed to fetch AB tests.',
}

const OUTCOMES = {
  loading: ['info', 'Loading...'],
  success: ['success', 'Settings applied successfully.'],
  failed: ['error', 'Applying settings failed.'],
  'group-missing': ['error', 'Please also select an A/B test group!'],
} as const

const toOptions = (choices: readonly { name: string }[]) => choices.map(({ name }) => ({ value: name, label: name }))

interface PreviewFormProps {
  site: Site
  /** Stands below the fields. */
  children: ReactNode
}

/** The settings: date, time, A/B test and group; in English on every site (PREVIEW-10, PREVIEW-19). */
export function PreviewForm({ site, children }: PreviewFormProps) {
  const form = usePreviewForm(site)
  const { fields, abTests, outcome } = form
  const hasTest = form.groups.length > 0
  // An invalid date applies the current time (PREVIEW-22).
  const instant = toInstant(fields, site) ?? new Date()
  return (
    <form className="preview-form" noValidate onSubmit={form.submit}>
      <div className="preview-form__row">
        <DateInput
          label="Date"
          hint={formatDay(instant, site)}
          name="previewDate"
          value={fields.date}
          onChange={(event) => form.setDate(event.target.value)}
        />
        <TimeInput
          label="Time"
          hint={formatHour(instant, site)}
          name="previewTime"
          value={fields.time}
          onChange={(event) => form.setTime(event.target.value)}
        />
      </div>
      <Select
        label="A/B test"
        name="abTest"
        placeholder="None"
        options={toOptions(form.tests)}
        value={form.tests.some(({ name }) => name === fields.test) ? fields.test : ''}
        onChange={(event) => form.setTest(event.target.value)}
      />
      {form.isWithoutGroups ? (
        <Notification variant="footnotesize" state="warning">
          This test has no groups. Only date and time are applied.
        </Notification>
      ) : (
        <Notification variant="footnotesize" state={abTests.status === 'failed' ? 'error' : 'info'}>
          {TESTS_MESSAGES[abTests.status]}
        </Notification>
      )}
      <Select
        label="A/B test group"
        name="abTestGroup"
        placeholder="None"
        options={toOptions(form.groups)}
        value={hasTest ? fields.group : ''}
        disabled={!hasTest}
        required={hasTest}
        requiredLabel="Required"
        error={outcome === 'group-missing' ? 'Required' : undefined}
        onChange={(event) => form.setGroup(event.target.value)}
      />
      <div className="preview-form__foot">
        <div className="preview-form__outcome">
          {outcome !== 'none' && (
            <Notification variant="footnotesize" state={OUTCOMES[outcome][0]}>
              {OUTCOMES[outcome][1]}
            </Notification>
          )}
        </div>
        <Button type="submit" isLoading={form.isApplying} loadingLabel="Loading...">
          Apply settings
        </Button>
      </div>
      {children}
    </form>
  )
}
