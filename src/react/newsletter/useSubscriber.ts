import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { getSubscriber, type SubscriberUpdate, updateSubscriber } from '../../api/newsletter-subscriber-service.ts'
import { reportError } from '../../page/events/events.ts'
import type { Subscriber } from '../../shop/newsletter/newsletter.ts'
import { pageContextAtom, statusChangesAtom } from '../../state/page-context.ts'
import type { StepProps } from './Subscription.tsx'

type Reading =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; subscriber: Subscriber }
  | { kind: 'unsubscribed' }
type Saving = 'none' | 'saving' | 'saved' | 'failed'

const UNSUBSCRIBED = 'UNSUBSCRIBED'

/** A subscriber by the token of a mail: read, saved, and let go. */
export function useSubscriber({ token, isPrivate, goTo }: StepProps) {
  const store = useStore()
  const [reading, setReading] = useState<Reading>({ kind: 'loading' })
  const [saving, setSaving] = useState<Saving>('none')
  const isLoading = reading.kind === 'loading'

  useEffect(() => {
    const context = store.get(pageContextAtom)
    if (!isLoading || !context) return
    let isOver = false
    getSubscriber(context, token, { isPrivate }).then(
      (subscriber) => {
        if (isOver) return
        if (!subscriber) goTo('expired')
        else if (subscriber.status === UNSUBSCRIBED) setReading({ kind: 'unsubscribed' })
        else setReading({ kind: 'found', subscriber })
      },
      (error) => {
        if (isOver) return
        reportError(context.element, 'SUBSCRIBER_UNAVAILABLE', String(error))
        setReading({ kind: 'failed' })
      },
    )
    return () => {
      isOver = true
    }
  }, [isLoading, store, token, isPrivate, goTo])

  const save = async (update: SubscriberUpdate) => {
    const context = store.get(pageContextAtom)
    if (!context || saving === 'saving') return
    setSaving('saving')
    try {
      if (!(await updateSubscriber(context, token, update, { isPrivate }))) return goTo('expired')
      if (update.status === UNSUBSCRIBED) {
        setReading({ kind: 'unsubscribed' })
        store.set(statusChangesAtom, (changes) => changes + 1)
      } else if (reading.kind === 'found') {
        setReading({ kind: 'found', subscriber: { ...reading.subscriber, ...update } as Subscriber })
      }
      setSaving('saved')
    } catch (error) {
      reportError(context.element, 'SUBSCRIBER_NOT_SAVED', String(error))
      setSaving('failed')
    }
  }

  return {
    reading,
    saving,
    save,
    /** What was said about the last saving is over once something changes. */
    forgetSaving: () => setSaving((before) => (before === 'saving' ? before : 'none')),
    retry: () => setReading({ kind: 'loading' }),
  }
}
