import { pageBlock } from './json-block.ts'

/**
 * The value of an attribute as the page gives it: on the tag, or for all tags on the page root or in the JSON block, where it is called `key`;
 * undefined where none is given (CONFIG-1). For code without the tables of attributes: nothing is checked.
 */
export const givenTo = (host: Element | null, name: string, key = name): unknown =>
  host?.getAttribute(name) ?? document.documentElement.dataset[key] ?? pageBlock().fields[key]
