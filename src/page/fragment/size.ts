/**
 * The size of markup, however it is written: blanks, quotes, entities and the order of attributes do not count, nor where links and
 * pictures are, which templates and networks write anew. The live layer compares it with what the fragment says of itself (DELIVERY-94):
 * any other check is fetched only where it differs.
 */
export const sizeOf = (html: string): number => html.replace(/(?<= (href|src)=)"[^"]*"|&#?\w+;|[^\w\\]/g, '').length
