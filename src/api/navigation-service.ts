/** The main navigation (specification 1 §7): GET /jsonflyoutnavigation?site={client id}, or a supplied route. */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import { hasFlyout, type NavigationNode } from '../shop/navigation/navigation.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

export interface NavigationSource {
  clientId: string
  /** Asked instead; a path goes through the context's `apiBase`, a whole address does not. */
  route: string
}

const title = v.pipe(v.string(), v.trim(), v.minLength(1))

/** An address that may become a link; any other costs its entry. */
const address = v.pipe(
  v.string(),
  v.check((url) => safeUrl(url) !== undefined, 'Its address is neither http(s) nor relative'),
)
const optionalAddress = v.pipe(
  v.nullish(v.union([v.literal(''), address])),
  v.transform((url) => url || undefined),
)
const picture = v.pipe(
  lenient(v.string()),
  v.transform((url) => safeUrl(url ?? undefined)),
)

export const teaserLinkSchema = v.object({ title, href: address, imgUrl: picture })

const teaserSchema = v.pipe(
  v.object({ title: lenient(v.string()), list: listOf(teaserLinkSchema) }),
  v.transform(({ title: headline, list }) => (list.length > 0 ? { title: headline ?? undefined, list } : undefined)),
)

const nodeSchema: v.GenericSchema<unknown, NavigationNode> = v.pipe(
  v.object({
    title,
    href: optionalAddress,
    target: lenient(v.string()),
    children: listOf(v.lazy(() => nodeSchema)),
    teaser: lenient(teaserSchema),
  }),
  v.transform(({ target, children, teaser, ...node }) => ({
    ...node,
    index: 0,
    ...(target === '_blank' && { target: '_blank' as const }),
    children: shown(children),
    ...(teaser && { teaser }),
  })),
)

/** A node that neither leads anywhere nor holds anything is none; the others are numbered as they are shown. */
const shown = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.filter((node) => node.href || hasFlyout(node)).map((node, index) => ({ ...node, index }))

// An array of nodes, or one root node with children (public contract, section 6).
const treeSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (Array.isArray(body) ? { children: body } : body)),
  v.object({ children: v.array(v.unknown()) }),
  v.transform(({ children }): unknown => ({ children })),
  v.object({ children: listOf(nodeSchema) }),
  v.transform(({ children }) => shown(children)),
  // The static entries say more than none.
  v.minLength(1, 'It holds no entry'),
)

/**
 * Reads the navigation's tree.
 *
 * @throws {ApiError} `UNKNOWN` for whatever goes wrong.
 */
export async function getNavigation(
  context: ServiceContext,
  { clientId, route }: NavigationSource,
  signal?: AbortSignal,
): Promise<NavigationNode[]> {
  const isWhole = /^([a-z]+:)?\/\//i.test(route)
  const answer = await ask(isWhole ? { ...context, apiBase: '' } : context, {
    ...(route ? { path: route } : { path: '/jsonflyoutnavigation', query: { site: clientId } }),
    signal,
  })
  if (!answer.isOk) {
    throw new ApiError('status', `The navigation was answered with ${answer.status}.`, {
      status: answer.status,
    })
  }
  return readBody(treeSchema, answer, 'The navigation', context)
}
