import type { ElementErrorCode } from '../page/events/error-codes.ts'

/**
 * The services' answers, as they came: parsed JSON. What is left out is asked for by the browser; `null` is the answer 404,
 * with which nothing is shown.
 */
export interface ServiceAnswers {
  /** `GET /jsonflyoutnavigation` */
  navigation?: unknown
  /** `GET /service/themeworld-frontend/api/themeworlds/navigation` */
  themeWorlds?: unknown
  /** By id: `GET /service/promotion/api/promotion/{id}` */
  promotions?: Readonly<Record<string, unknown>>
  /** `GET /service/promotion/api/promotion/{content-id}` of the footer. */
  footer?: unknown
  /** When each was got, in ms since 1970; of several promotions the oldest. What is not named was got just now. */
  times?: { navigation?: number; themeWorlds?: number; promotions?: number; footer?: number }
}

/** After the theme's name: the sheet of a fragment with them, or of a form with more than a blank sign-up (DELIVERY-46). */
export const WITH_CONTENT = '+content'

/** As `shop-element-error` reports it in a browser. */
export interface ContentProblem {
  element: string
  code: ElementErrorCode
  message: string
}
