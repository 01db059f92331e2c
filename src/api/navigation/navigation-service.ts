/** GET /jsonflyoutnavigation?site={client id}, or the route of the page (NAV-3). */

import { safeUrl } from '../../page/browser/safe-url.ts'
import { reportError } from '../../page/events/events.ts'
import { hasFlyout, type NavigationNode, type NavigationTeaser } from '../../shop/navigation/navigation.ts'
import { type Answer, ApiError, askOk } from '../client.ts'
import { type Fields, fieldsOf, summaryOf, textOf } from '../fields.ts'
import type { ServiceContext } from '../service-context.ts'

/**
 * Reads the entries of navigation and theme worlds, which every page view of fragments without content asks for, without the
 * schema library (DELIVERY-47). Others are read by schema (`answer-schema.ts`), by code that is fetched with the first of them.
 */

/** Called with the reason for each entry that is left out (CALL-20). */
export type Drop = (reason: string) => void

/** Reports what is left out of an answer, all of it at once (EVENT-25); `what` names the answer, e.g. "The navigation". */
export function dropOf(
  { element, report = (code, message) => reportError(element, code, message) }: ServiceContext,
  what: string,
): Drop {
  const counts = new Map<string, number>()
  return (reason) => {
    if (counts.size === 0) queueMicrotask(() => report('ENTRY_DROPPED', `${what}: ${summaryOf(counts)}`))
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
}

/** An http(s) or relative address (CALL-22). */
export const addressOf = (value: unknown): string | undefined => safeUrl(textOf(value))

/** A field's list; absent means empty, and so does anything else, which is reported (CALL-20). */
export function listIn(fields: Fields, name: string, drop: Drop): readonly unknown[] {
  const list = fields[name] ?? []
  if (Array.isArray(list)) return list
  drop(`${name} is not a list`)
  return []
}

/** The entries that `read` accepts. */
export const accepted = <Entry>(list: readonly unknown[], read: (entry: Fields) => Entry | undefined): Entry[] =>
  list.flatMap((entry) => read(fieldsOf(entry)) ?? [])

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
