import type { Session } from './session.ts'
import { checkCartChanges } from './writes/cart.ts'
import { checkNewsletter } from './writes/newsletter.ts'
import { checkPreview } from './writes/preview.ts'

const CLICK = { event: 'ga_event', category: 'navigation', action: 'logo', label: 'check' }

/** The calls that change something, of a test person; what they did is undone (CHECK-5). */
export async function checkWrites(session: Session): Promise<void> {
  if (session.wants('changeCart')) await checkCartChanges(session)
  if (session.wants('createSubscriber')) await checkNewsletter(session)
  if (session.wants('collect')) await checkCollect(session)
  // Last: it ends with the log-out.
  if (session.wants('setPreview')) await checkPreview(session)
}

async function checkCollect(session: Session): Promise<void> {
  const { collect, url } = session.options
  if (!collect) return session.skip('collect', 'no address for records: --collect')
  await session.probe('collect', { body: CLICK, whole: new URL(collect, url).href })
}
