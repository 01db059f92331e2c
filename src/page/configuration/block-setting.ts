import { readCookie } from '../browser/cookies.ts'

/** The JSON block, for loader and entries, which must not load all page settings. */
export function ownBlock(): Record<string, unknown> {
  try {
    const script = document.querySelector('script[type="application/json"][data-shop-elements]')
    return Object(JSON.parse(script?.textContent as string))
  } catch {
    return {}
  }
}

/** One name of a group of the JSON block, else the default. */
export function blockSetting(group: string, name: string, fallback = name): string {
  const value = Object(ownBlock()[group])[name]
  return typeof value === 'string' ? value : fallback
}

/** A cookie by its default name (CONFIG-24). */
export const settingCookie = (name: string): string | undefined => readCookie(blockSetting('cookies', name))
