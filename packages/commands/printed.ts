/** Words of reports. */

export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

const OBEYED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Without what a terminal would obey, or what turns the writing around: back ends and templates may hold it. */
export const printable = (line: string): string => line.replace(OBEYED, '\ufffd')

/** The same value for a program, and nothing that a terminal would obey. */
export const printableJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(OBEYED, (sign) => (sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`))}\n`
