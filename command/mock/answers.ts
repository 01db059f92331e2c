/** The examples of the contract as answers. */
import { contract, type Operation, type Schema } from '../contract/contract.ts'

export interface Answered {
  status: number
  type?: string
  /** As JSON; a text as it is. */
  body?: unknown
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#b9a58c"/></svg>'

/** Ids and tokens that no example is for: what is asked for does not exist. */
const NONE = /none/i

/** The layout that an id sounds like; the top banner for any other. */
const LAYOUTS: readonly [id: RegExp, type: string][] = [
  [/category/i, 'ApiCategory'],
  [/^pi\b|teaser/i, 'ApiPiPromotion'],
  [/header_top|benefit/i, 'ApiHeaderBenefitsPromotion'],
  [/./, 'ApiTopBannerPromotion'],
]

export function exampleOf(operation: Operation, request: Request, index: number): Answered {
  const { id, responses } = operation
  const [status = '', { content } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const key =
    new URL(request.url).pathname
      .split('/')
      .filter((part) => part !== 'doi')
      .at(-1) ?? ''
  const missing = isMissing(id, key)
  if (missing) return missing
  if (!content) return { status: Number(status) }
  const [type = '', media] = Object.entries(content)[0] ?? []
  if (type.startsWith('image/')) return { status: 200, type: 'image/svg+xml', body: PICTURE }
  const examples = examplesIn(media?.schema)
  const layout = LAYOUTS.find(([pattern]) => pattern.test(decodeURIComponent(key)))?.[1]
  const promotion = id === 'getPromotion' && examples.find((example) => Object(example).type === layout)
  return { status: Number(status), type, body: promotion || (examples[index] ?? examples[0]) }
}

function isMissing(id: string, key: string): Answered | undefined {
  const isByToken = ['getSubscriber', 'updateSubscriber', 'confirmSubscription'].includes(id)
  if (!NONE.test(key) || !(isByToken || id === 'getPromotion')) return undefined
  return {
    status: 404,
    type: 'application/problem+json',
    body: { type: 'about:blank', title: 'Not found', status: 404 },
  }
}

function examplesIn(schema: Schema | undefined): unknown[] {
  const name = String(schema?.$ref).split('/').at(-1) ?? ''
  return (contract().schemas[name]?.examples as unknown[] | undefined) ?? []
}

export const textOf = ({ body }: Answered): string | null =>
  body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)

export const answerOf = (answer: Answered): Response =>
  new Response(textOf(answer), {
    status: answer.status,
    headers: { 'cache-control': 'no-store', ...(answer.type && { 'content-type': answer.type }) },
  })

export const problem = (status: number, title: string, detail?: string): Response =>
  answerOf({ status, type: 'application/problem+json', body: { type: 'about:blank', title, status, detail } })
