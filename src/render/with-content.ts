/** After the theme's name: the sheet of a fragment with content of the services (DELIVERY-46). */
export const WITH_CONTENT = '+content'
