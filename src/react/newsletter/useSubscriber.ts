import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import {
  getSubscriber,
  type SubscriberUpdate,
  updateSubscriber,
} from '../../api/newsletter/newsletter-subscriber-service.ts'
import type { ServiceContext } from '../../api/service-context.ts'
import { reportError } from '../../page/events/events.ts'
import { hasEnded, isUnsubscribed, type Subscriber } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { createLatest } from '../../state/latest.ts'
import { statusChangesAtom } from '../../state/newsletter/status-changes.ts'
import { pageContextAtom } from '../../state/page-context.ts'

/** A step behind the link of a mail; `expired` is the sign-up form below a message. */
export type Step = 'confirm' | 'manage' | 'expired' | 'sign-up'

export interface StepProps {
  site: Site
  product: string
  token: string
  isPrivate: boolean
  isAutomatic: boolean
  goTo(step: Step): void
}

type SubscriberState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; subscriber: Subscriber }
  | { kind: 'unsubscribed' }
/** `unproven`: sent, but no reading proves that the subscription has ended. */
export type Saving = 'none' | 'saving' | 'saved' | 'failed' | 'unproven'

/** Loads, saves and unsubscribes the subscriber whom a mail's token belongs to (NEWS-38, NEWS-40, NEWS-41). */
export function useSubscriber({ token, isPrivate, goTo }: Pick<StepProps, 'token' | 'isPrivate' | 'goTo'>) {
  const store = useStore()
  const [state, setState] = useState<SubscriberState>({ kind: 'loading' })
  const [saving, setSaving] = useState<Saving>('none')
  const isLoading = state.kind === 'loading'

  useEffect(() => {
    const context = store.get(pageContextAtom)
    if (!isLoading || !context) return
    const latest = createLatest()
    const signal = latest.start()
    getSubscriber(context, token, { isPrivate }).then(
      (subscriber) => {
        if (signal.aborted) return
        if (!subscriber) goTo('expired')
        else if (isUnsubscribed(subscriber)) setState({ kind: 'unsubscribed' })
        else setState({ kind: 'found', subscriber })
      },
      (error) => {
        if (signal.aborted) return
        reportError(context.element, 'SUBSCRIBER_UNAVAILABLE', String(error))
        setState({ kind: 'failed' })
      },
    )
    return latest.abort
  }, [isLoading, store, token, isPrivate, goTo])

  /** False when the link is no longer valid, or the update was not saved. */
  const send = async (context: ServiceContext, update: SubscriberUpdate) => {
    setSaving('saving')
    try {
      if (await updateSubscriber(context, token, update, { isPrivate })) return true
      goTo('expired')
    } catch (error) {
      reportError(context.element, 'SUBSCRIBER_NOT_SAVED', String(error))
      setSaving('failed')
    }
    return false
  }

  const save = async (update: SubscriberUpdate) => {
    const context = store.get(pageContextAtom)
    if (!context || saving === 'saving' || state.kind !== 'found' || !(await send(context, update))) return
    setState({ kind: 'found', subscriber: { ...state.subscriber, ...update } })
    setSaving('saved')
  }

  /** The page says that the subscription has ended only when a reading proves it (NEWS-41). */
  const unsubscribe = async (update: SubscriberUpdate) => {
    const context = store.get(pageContextAtom)
    if (!context || saving === 'saving' || state.kind !== 'found' || !(await send(context, update))) return
    const reading = await getSubscriber(context, token, { isPrivate }).catch((error) => {
      reportError(context.element, 'SUBSCRIBER_UNAVAILABLE', String(error))
    })
    if (!reading || !hasEnded(reading, state.subscriber)) return setSaving('unproven')
    setState({ kind: 'unsubscribed' })
    store.set(statusChangesAtom, (changes) => changes + 1)
  }

  return {
    state,
    saving,
    save,
    unsubscribe,
    /** Removes the message about the last save once something changes. */
    clearSaving: () => setSaving((before) => (before === 'saving' ? before : 'none')),
    retry: () => setState({ kind: 'loading' }),
  }
}
