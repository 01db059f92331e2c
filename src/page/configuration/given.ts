/** What a page says of an attribute, before it is read by the table of the tag. */
import { pageBlock } from './json-block.ts'

/** On the page root, or in the JSON block; `key` is the name in camelCase. */
const pageGiven = (key: string): unknown => document.documentElement.dataset[key] ?? pageBlock().fields[key]

/** On the tag, or for all tags of the page; undefined or null where nothing is said (CONFIG-1). */
export const given = (host: Element | null, name: string, key = name): unknown =>
  host?.getAttribute(name) ?? pageGiven(key)

/**
 * The tag whose `api-base` counts: the page's first header, also one whose code is not there yet. Without a header the tag itself, unless page
 * root or JSON block name where services are. A tag in the content, which others may have written, sends no token to a host that the page's
 * owner has not named (CONFIG-41).
 */
export const apiBaseTag = (host: Element | null): Element | null =>
  document.querySelector('shop-header') ?? ((pageGiven('apiBase') ?? host) === host ? host : null)
