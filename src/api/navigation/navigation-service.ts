/** GET /jsonflyoutnavigation?site={client id}, or the route of the page (NAV-3). */
import { hasFlyout, type NavigationNode, type NavigationTeaser } from '../../shop/navigation/navigation.ts'
import { ApiError } from '../api-error.ts'
import { type Answer, askOk } from '../client.ts'
import { type Fields, fieldsOf, textOf } from '../fields.ts'
import { accepted, addressOf, type Drop, dropOf, listIn } from '../plain-answer.ts'
import type { ServiceContext } from '../service-context.ts'

export interface NavigationSource {
  clientId: string
  /** Replaces the default route; a path is requested from the context's `apiBase`, a complete address as it stands. */
  route: string
}

/** Without a headline it has links; without links it is none. */
function readTeaser(value: unknown, drop: Drop): NavigationTeaser | undefined {
  const teaser = fieldsOf(value)
  const list = accepted(listIn(teaser, 'list', drop), (link) => {
    const [title, href] = [textOf(link.title), addressOf(link.href)]
    if (title && href) return { title, href, imgUrl: addressOf(link.imgUrl) }
    drop('a teaser link without title or usable address')
    return undefined
  })
  return list.length > 0 ? { title: textOf(teaser.title), list } : undefined
}

/** Unlike a picture's, a bad address drops its node; an empty one counts as missing. */
function readNode(node: Fields, index: number, drop: Drop): NavigationNode | undefined {
  const [title, href] = [textOf(node.title), addressOf(node.href)]
  if (!title || (!href && (node.href ?? '') !== '')) {
    drop('an entry without title or usable address')
    return undefined
  }
  const teaser = readTeaser(node.teaser, drop)
  return {
    title,
    href,
    index,
    ...(node.target === '_blank' && { target: '_blank' }),
    children: readNodes(listIn(node, 'children', drop), drop),
    ...(teaser && { teaser }),
  }
}

/** More entries of one level are not shown (NAV-48). Not in `limits.ts`, which would come along with it. */
const MAX_ENTRIES = 1000

/** Without nodes that have neither address nor children, numbered in the order in which they are shown (NAV-10). */
function readNodes(list: readonly unknown[], drop: Drop): NavigationNode[] {
  // No menu is of use with more; what a tree of thousands costs would block the page (NAV-48).
  if (list.length > MAX_ENTRIES) drop(`more than ${MAX_ENTRIES} entries; ${list.length - MAX_ENTRIES} are left out`)
  const nodes: NavigationNode[] = []
  for (const entry of list.slice(0, MAX_ENTRIES)) {
    const node = readNode(fieldsOf(entry), nodes.length, drop)
    if (node && (node.href || hasFlyout(node))) nodes.push(node)
  }
  return nodes
}

const WHAT = 'The navigation'

/**
 * The tree in an answer: an array of nodes or one root node (NAV-8).
 *
 * @throws {ApiError} `malformed` without an entry: the built-in ones are better than an empty bar.
 */
export function readNavigation({ body, status }: Answer, context: ServiceContext): NavigationNode[] {
  const drop = dropOf(context, WHAT)
  const nodes = readNodes(Array.isArray(body) ? body : listIn(fieldsOf(body), 'children', drop), drop)
  if (nodes.length === 0) throw new ApiError('malformed', `${WHAT}: no entries`, { status })
  return nodes
}

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
  return readNavigation(await askOk(isComplete ? { ...context, apiBase: '' } : context, call, WHAT), context)
}
