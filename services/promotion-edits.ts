/** Promotions that a content editor tries out: own type and contentJSON of an id, for this visitor only. */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { sendProblem } from './problem.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const MAX_LENGTH = 20_000
const MAX_EDITS = 50

/** Accepts invalid content too: the page shows what the elements make of it. */
const editSchema = v.object({
  id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  type: v.pipe(v.string(), v.maxLength(100)),
  contentJSON: v.pipe(v.string(), v.maxLength(MAX_LENGTH)),
  reset: v.optional(v.string()),
})

const edits = new WeakMap<Visitor, Map<string, { type: string; contentJSON: string }>>()

/** Whether a visitor tries out promotions of their own. */
export const hasEdits = (visitor: Visitor): boolean => (edits.get(visitor)?.size ?? 0) > 0

export const editedPromotion = (visitor: Visitor, id: string) => edits.get(visitor)?.get(id)

/** `POST /demo/promotions`, as a form or as JSON. */
export function registerPromotionEdits(app: FastifyInstance): void {
  app.post('/demo/promotions', { config: { isService: true } }, async (request, reply) => {
    const read = v.safeParse(editSchema, request.body)
    if (!read.success) {
      const title = 'This promotion can not be saved'
      const detail = read.issues.map(({ message }) => message).join('; ')
      return sendProblem(reply, { status: 400, type: 'urn:demo:invalid-promotion', title, detail })
    }
    const { id, type, contentJSON, reset } = read.output
    const visitor = visitorOf(request, reply)
    const own = edits.get(visitor) ?? new Map<string, { type: string; contentJSON: string }>()
    edits.set(visitor, own)
    if (reset !== undefined) own.delete(id)
    else own.set(id, { type, contentJSON })
    const [oldest] = own.keys()
    if (own.size > MAX_EDITS && oldest !== undefined) own.delete(oldest)
    return reply.redirect(`/demo/promotions?id=${encodeURIComponent(id)}`, 303)
  })
}
