/** What a page says of an attribute, before the table of a tag makes anything of it. For code that comes without the tables. */
import { pageBlock } from './json-block.ts'

/** On the tag, else on the page root or in the JSON block, where `key` is its name in camelCase (CONFIG-1). Undefined or null where nothing is said. */
export const given = (host: Element | null, name: string, key = name): unknown =>
  host?.getAttribute(name) ?? document.documentElement.dataset[key] ?? pageBlock().fields[key]
