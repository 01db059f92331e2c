import { isStaff } from '../page/configuration/cookie-name.ts'

/** The preview is fetched for staff only (DELIVERY-11). */
export const isWanted = (tag: string): boolean => tag !== 'shop-preview' || isStaff()
