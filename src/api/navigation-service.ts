/** GET /jsonflyoutnavigation?site={client id}, or the route of the page (NAV-3). */
import * as v from 'valibot'
import { hasFlyout, type NavigationNode } from '../shop/navigation/navigation.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { type Answer, askOk } from './client.ts'
import type { ServiceContext } from './service-context.ts'
import { httpUrl, optionalHttpUrl } from './url-schema.ts'

export interface NavigationSource {
  clientId: string
  /** Replaces the default route; a path is requested from the context's `apiBase`, a complete address as it stands. */
  route: string
}

const title = v.pipe(v.string(), v.trim(), v.minLength(1))

/** Unlike a picture's, a bad address drops its node; an empty one counts as missing. */
const nodeUrl = v.pipe(
  v.nullish(v.union([v.literal(''), httpUrl])),
  v.transform((url) => url || undefined),
)

const teaserSchema = v.pipe(
  v.object({
    title: lenient(v.string()),
    list: listOf(v.object({ title, href: httpUrl, imgUrl: optionalHttpUrl })),
  }),
  v.transform(({ title: headline, list }) => (list.length > 0 ? { title: headline ?? undefined, list } : undefined)),
)

const nodeSchema: v.GenericSchema<unknown, NavigationNode> = v.pipe(
  v.object({
    title,
    href: nodeUrl,
    target: lenient(v.string()),
    children: listOf(v.lazy(() => nodeSchema)),
    teaser: lenient(teaserSchema),
  }),
  v.transform(({ target, children, teaser, ...node }) => ({
    ...node,
    index: 0,
    ...(target === '_blank' && { target: '_blank' as const }),
    children: usableNodes(children),
    ...(teaser && { teaser }),
  })),
)

/** Without nodes that have neither address nor children, numbered in the order in which they are shown (NAV-10). */
const usableNodes = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.filter((node) => node.href || hasFlyout(node)).map((node, index) => ({ ...node, index }))

/** An array of nodes or one root node; never empty (NAV-8). */
const treeSchema = v.pipe(
  v.unknown(),
  v.transform((body) => (Array.isArray(body) ? { children: body } : body)),
  v.object({ children: v.array(v.unknown()) }),
  v.transform(({ children }): unknown => ({ children })),
  v.object({ children: listOf(nodeSchema) }),
  v.transform(({ children }) => usableNodes(children)),
  // The built-in entries are better than an empty bar.
  v.minLength(1, 'no entries'),
)

/**
 * Reads the navigation tree.
 *
 * @throws {ApiError} on any failure.
 */
export async function getNavigation(
  context: ServiceContext,
  { clientId, route }: NavigationSource,
  signal?: AbortSignal,
): Promise<NavigationNode[]> {
  const isComplete = /^([a-z]+:)?\/\//i.test(route)
  const call = {
    ...(route ? { path: route } : { path: '/jsonflyoutnavigation', query: { site: clientId } }),
    signal,
  }
  const answer = await askOk(isComplete ? { ...context, apiBase: '' } : context, call, 'The navigation')
  return readNavigation(answer, context)
}

/** @throws {ApiError} `malformed` */
export const readNavigation = (answer: Answer, context: ServiceContext): NavigationNode[] =>
  readBody(treeSchema, answer, 'The navigation', context)
