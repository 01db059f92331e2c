/** After the theme's name: the sheet of a fragment with content of the services (DELIVERY-46). */
export const WITH_CONTENT = '+content'

/** The same for a newsletter form that shows more than a blank sign-up: a message, or a step behind a mail's link. */
export const WITH_MESSAGE = '+message'
