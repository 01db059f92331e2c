/** Words of reports. */

export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

/** Without what a terminal would obey, or what turns the writing around: back ends and templates may hold it. */
export const printable = (line: string): string => line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
