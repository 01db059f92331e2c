/** @jsxRuntime classic */ /** @jsx node */
/** Lists of the nodes of the tree, as flyout and drawer show them. */

import { ChevronRight } from 'lucide'
import { columnsOf, groupColumnsOf, MAX_COLUMNS } from '../../shop/navigation/flyout-columns.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { isOpenAt, nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { hiddenText } from '../hidden-text.tsx'
import { icon } from '../icon.tsx'
import { type Child, node } from '../node.ts'
import type { Attributes, ViewContext, ViewNode } from '../view.ts'
import { type Failed, teaserPanel } from './cards.tsx'

type Text = ViewContext['text']

/** Titles from the entry to a node, for the statistics (NAV-41). */
type Trail = readonly string[]

export const chevron = (size: number): ViewNode => icon(ChevronRight, size, { 'stroke-width': '2' })

export const currentOf = ({ lastSelectedNode, childIsSelected }: NavigationNode): string | undefined =>
  lastSelectedNode ? 'page' : childIsSelected ? 'true' : undefined

const newWindow = ({ target }: NavigationNode, text: Text): Child =>
  target && hiddenText(` (${text('navigation.newWindow')})`)

const linkOf = ({ href, target }: NavigationNode): Attributes => ({ href, target, rel: target && 'noopener' })

/** A node of the tree: a link, or a button when it has no address (NAV-10, NAV-11). `trail`: of the nodes above it. */
export const nodeLink = (
  entry: NavigationNode,
  trail: Trail,
  text: Text,
  more: Attributes,
  drawn?: Child,
): ViewNode => (
  <a
    {...more}
    class="navigation-node"
    {...linkOf(entry)}
    {...(!entry.href && { role: 'button', tabindex: '0' })}
    aria-current={currentOf(entry)}
    data-track={`navigation|${[...trail, entry.title].join(' / ')}`}
  >
    <span class="navigation-node__title">{entry.title}</span>
    {newWindow(entry, text)}
    {drawn}
  </a>
)

/** The first line of a list: a link to the node itself, or its title when it has no address. `trail`: with the node. */
export const listHead = (entry: NavigationNode, trail: Trail, text: Text): ViewNode =>
  entry.href ? (
    <a class="navigation-all" {...linkOf(entry)} data-track={`navigation|${trail.join(' / ')}`}>
      {entry.sections ? text('navigation.allThemeWorlds') : text('navigation.allOf', { title: entry.title })}
      {newWindow(entry, text)}
    </a>
  ) : (
    <p class="navigation-all">{entry.title}</p>
  )

interface Level {
  entry: NavigationNode
  path: NavigationPath
  openPath: NavigationPath
  trail: Trail
  text: Text
}

/** The children of a node, which open their own. */
const nodeList = ({ entry, path, openPath, trail, text }: Level): ViewNode => (
  <ul class="drill-down__list" aria-label={entry.title}>
    {entry.children.map((child) => {
      const childPath = [...path, child.index]
      const opens = hasFlyout(child)
      const attributes = {
        'data-path': childPath.join('.'),
        'aria-expanded': opens ? String(isOpenAt(openPath, childPath)) : undefined,
      }
      return <li>{nodeLink(child, trail, text, attributes, opens && chevron(16))}</li>
    })}
  </ul>
)

/**
 * Each child of an entry with its own list below it. A child is a plain link there: what it would open is in sight. Without an address
 * it is a headline.
 */
const groupedLists = ({ entry, openPath, trail, text }: Level): ViewNode => (
  <ul class="drill-down__list" aria-label={entry.title}>
    {entry.children.map((child) => {
      const path = [entry.index, child.index]
      if (child.children.length === 0) return <li>{nodeLink(child, trail, text, { 'data-path': path.join('.') })}</li>
      return (
        <li class="drill-down__group">
          {child.href ? nodeLink(child, trail, text, {}) : <p class="navigation-node">{child.title}</p>}
          {nodeList({ entry: child, path, openPath, trail: [...trail, child.title], text })}
        </li>
      )
    })}
  </ul>
)

/**
 * Lists side by side, one per level of the path; only open levels are there (NAV-28). In a wide window the first list has the second level
 * in it, where there is room (NAV-51).
 */
export function drillDown(
  entry: NavigationNode,
  openPath: NavigationPath,
  isWide: boolean,
  { text, failed }: { text: Text; failed: Failed },
): ViewNode {
  const nodes = [entry, ...nodesAlong(entry.children, openPath.slice(1))].filter(hasFlyout)
  const groups = isWide ? groupColumnsOf(entry) : 0
  const withTeaser = [...nodes].reverse().find(({ teaser }) => teaser)
  // A third level stands in the column of the teaser.
  const isFull = groups === MAX_COLUMNS && nodes.length > 2
  const levels = nodes.map((one, depth): Child => {
    // It is within the first list.
    if (groups > 0 && depth === 1) return false
    const path = openPath.slice(0, depth + 1)
    const level = { entry: one, path, openPath, trail: nodes.slice(0, depth + 1).map(({ title }) => title), text }
    const isGrouped = depth === 0 && groups > 0
    return {
      ...(
        <div
          class="drill-down__level"
          data-level={`${depth + 2}`}
          data-columns={`${isGrouped ? groups : columnsOf(one)}`}
        >
          {listHead(one, level.trail, text)}
          {isGrouped ? groupedLists(level) : nodeList(level)}
        </div>
      ),
      key: path.join(),
    }
  })
  return (
    <div class="drill-down">
      <div class="drill-down__levels">{levels}</div>
      {!isFull && withTeaser?.teaser && { ...teaserPanel(withTeaser.teaser, failed), key: withTeaser.title }}
    </div>
  )
}
