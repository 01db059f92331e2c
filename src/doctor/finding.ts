export type FindingCode =
  | 'NO_LOADER'
  | 'LOADER_NOT_MODULE'
  | 'LOADER_UNREACHABLE'
  | 'LOADER_WITHOUT_CORS'
  | 'LOADER_NOT_RUN'
  | 'TWO_LOADERS'
  | 'TWO_VERSIONS'
  | 'CODE_UNREACHABLE'
  | 'UNKNOWN_TAG'
  | 'UNKNOWN_ATTRIBUTE'
  | 'DEPRECATED_ATTRIBUTE'
  | 'UNKNOWN_VALUE'
  | 'BAD_JSON_BLOCK'
  | 'UNKNOWN_SETTING'
  | 'NO_CONSENT_SCRIPT'
  | 'NO_CONSENT_ID'
  | 'DUTY_MISSING'
  | 'DUTY_LEFT_OUT'
  | 'HEADER_HAS_BOX'
  | 'STICKY_SCROLL_BOX'
  | 'STICKY_SHORT_BOX'
  | 'FIXED_BY_ANCESTOR'
  | 'CSP_BLOCKS'
  | 'CSP_STYLE_HASH'
  | 'CSP_TRUSTED_TYPES'
  | 'HOST_LIBRARY'
  | 'GLOBALS_REPLACED'
  | 'QUIRKS_MODE'
  | 'BASE_ELEMENT'
  | 'OPAQUE_ORIGIN'
  | 'TOKEN_IN_REFERRER'
  | 'ZOOM'
  | 'TAG_IN_SHADOW_ROOT'
  | 'TAG_NOT_CLOSED'
  | 'TAG_TWICE'
  | 'FRAGMENT_CHANGED'
  | 'WAKES_UNUSED'
  | 'CHECK_FAILED'
  | 'NOTHING_LISTENS'
  | 'SERVICE_UNREACHABLE'
  | 'SERVICE_NOT_JSON'
  | 'LAYOUT_SHIFT'
  | 'PREFETCHES_EFFECT'
  | 'PICTURE_MISSING'
  | 'ELEMENT_ERROR'

/** A problem of the page, and its remedy. */
export interface Finding {
  code: FindingCode
  message: string
  remedy: string
  /** The element that has the problem, if it is one. */
  element?: Element
}

/** A selector-like name, by which a template author finds the element: `<div#main>`. */
export function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`
  const classes = id ? '' : [...element.classList].map((name) => `.${name}`).join('')
  return `<${element.localName}${id}${classes}>`
}
