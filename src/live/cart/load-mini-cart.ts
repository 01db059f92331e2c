import { loadOnce } from '../../page/browser/load-once.ts'

/** What shows a mini cart without React. */
export const loadMiniCart = loadOnce(() => import('./mini-cart.late.ts'))
