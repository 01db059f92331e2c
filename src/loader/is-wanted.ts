import { settingCookie } from '../page/configuration/block-setting.ts'

/** The preview is fetched for staff only (DELIVERY-11). */
export const isWanted = (tag: string): boolean => tag !== 'shop-preview' || settingCookie('staffAuth') !== undefined
