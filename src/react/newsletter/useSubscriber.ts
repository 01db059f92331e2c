import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { getSubscriber, type SubscriberUpdate, updateSubscriber } from '../../api/newsletter-subscriber-service.ts'
import { reportError } from '../../page/events/events.ts'
import type { Subscriber } from '../../shop/newsletter/newsletter.ts'
import { pageContextAtom, statusChangesAtom } from '../../state/page-context.ts'
import type { StepProps } from './StepProps.ts'

type SubscriberState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; subscriber: Subscriber }
  | { kind: 'unsubscribed' }
export type Saving = 'none' | 'saving' | 'saved' | 'failed'

const UNSUBSCRIBED = 'UNSUBSCRIBED'

/** Loads, saves and unsubscribes the subscriber whom a mail's token belongs to (NEWS-38, NEWS-40, NEWS-41). */
export function useSubscriber({ token, isPrivate, goTo }: Pick<StepProps, 'token' | 'isPrivate' | 'goTo'>) {
  const store = useStore()
  const [state, setState] = useState<SubscriberState>({ kind: 'loading' })
  const [saving, setSaving] = useState<Saving>('none')
  const isLoading = state.kind === 'loading'

  useEffect(() => {
    const context = store.get(pageContextAtom)
    if (!isLoading || !context) return
    let isCancelled = false
    getSubscriber(context, token, { isPrivate }).then(
      (subscriber) => {
        if (isCancelled) return
        if (!subscriber) goTo('expired')
        else if (subscriber.status === UNSUBSCRIBED) setState({ kind: 'unsubscribed' })
        else setState({ kind: 'found', subscriber })
      },
      (error) => {
        if (isCancelled) return
        reportError(context.element, 'SUBSCRIBER_UNAVAILABLE', String(error))
        setState({ kind: 'failed' })
      },
    )
    return () => {
      isCancelled = true
    }
  }, [isLoading, store, token, isPrivate, goTo])

  const save = async (update: SubscriberUpdate) => {
    const context = store.get(pageContextAtom)
    if (!context || saving === 'saving') return
    setSaving('saving')
    try {
      if (!(await updateSubscriber(context, token, update, { isPrivate }))) return goTo('expired')
      if (update.status === UNSUBSCRIBED) {
        setState({ kind: 'unsubscribed' })
        store.set(statusChangesAtom, (changes) => changes + 1)
      } else if (state.kind === 'found') {
        setState({ kind: 'found', subscriber: { ...state.subscriber, ...update } as Subscriber })
      }
      setSaving('saved')
    } catch (error) {
      reportError(context.element, 'SUBSCRIBER_NOT_SAVED', String(error))
      setSaving('failed')
    }
  }

  return {
    state,
    saving,
    save,
    /** Removes the message about the last save once something changes. */
    clearSaving: () => setSaving((before) => (before === 'saving' ? before : 'none')),
    retry: () => setState({ kind: 'loading' }),
  }
}
