import ofPage from 'dompurify'
import { frameRealm } from '../../page/browser/realm.ts'

/** DOMPurify, which works with the classes of a window: with the browser's own where a page has others (THEME-23). */
export const purifier = (): typeof ofPage =>
  'nodeType' in Node.prototype && 'attributes' in Element.prototype ? ofPage : ofPage(frameRealm())
