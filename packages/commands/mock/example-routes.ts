/** The calls that are answered by examples of the contract. */
import { type Call, picture, type Routes } from '../../shop/call.ts'
import type { CallName } from '../../shop/faults.ts'
import { problem } from '../../shop/problem.ts'
import { contract, examplesIn, type Operation } from '../contract.ts'

/** The demo's names of the calls, for faults. */
const FAULTS: Readonly<Record<string, CallName>> = {
  getNavigation: 'navigation',
  getThemeWorlds: 'theme-worlds',
  getPromotion: 'promotion',
  getFooterContent: 'promotion',
  getSuggestions: 'suggestions',
  warmSearch: 'cachekey',
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#b9a58c"/></svg>'

/** The layout that an id sounds like; the top banner for any other. */
const LAYOUTS: readonly [id: RegExp, type: string][] = [
  [/category/i, 'ApiCategory'],
  [/^pi\b|teaser/i, 'ApiPiPromotion'],
  [/header_top|benefit/i, 'ApiHeaderBenefitsPromotion'],
  [/message|operator/i, 'ApiMessage'],
  [/./, 'ApiTopBannerPromotion'],
]

/** All calls that no kept state answers, and those whose example is chosen. */
export function exampleRoutes(kept: Routes, examples: Readonly<Record<string, number>>): Routes {
  const routes = contract().operations.map((operation) => {
    const key = `${operation.method} ${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
    const answer = (call: Call) => exampleOf(operation, call, examples[operation.id] ?? 0)
    const fault = FAULTS[operation.id] ?? kept[key]?.fault
    return [key, { ...(fault && { fault }), answer }, operation.id in examples || !kept[key]] as const
  })
  return Object.fromEntries(routes.flatMap(([key, route, isExample]) => (isExample ? [[key, route]] : [])))
}

/** The answer of a call that succeeds: its status, and what it may hold. */
function successOf({ responses }: Operation) {
  const [status = '', { content } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const [type = '', media] = Object.entries(content ?? {})[0] ?? []
  return { status: Number(status), type, media }
}

/** How many examples of its answer the document has. */
export function countExamples(operation: Operation): number {
  const { media } = successOf(operation)
  return media ? examplesIn(media.schema).length : 0
}

function exampleOf(operation: Operation, { params }: Call, index: number): Response {
  const { id } = operation
  const { promotionId = '' } = params
  // An id that is to have no campaign.
  if (/none/i.test(promotionId)) return problem(404, 'There is no such promotion')
  const { status, type, media } = successOf(operation)
  if (type.startsWith('image/')) return picture(PICTURE)
  if (!media) return new Response(null, { status })
  const examples = examplesIn(media.schema)
  const layout = LAYOUTS.find(([pattern]) => pattern.test(promotionId))?.[1]
  const promotion = id === 'getPromotion' && examples.find((example) => Object(example).type === layout)
  return Response.json(promotion || (examples[index] ?? examples[0]), { status })
}
