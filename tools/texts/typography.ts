/** How each language sets spaces, quotes and marks (SITE-15). */

/** A pattern that a text must not hold, and what to write instead. */
export type Rule = readonly [wrong: RegExp, instead: string]

const NUMBER = String.raw`(\d|\}\})`
const ALL: readonly Rule[] = [
  [/\.\.\./, 'an ellipsis is one character: …'],
  [/["']/, 'quotes and apostrophes are typographic'],
  [/ {2}|^\s|\s$/, 'no space twice, at the start or at the end'],
  [/ - /, 'a dash is –'],
  [/ [.,]/, 'no space before a full stop or a comma'],
  [new RegExp(`${NUMBER} (€|Kč|zł|Ft|TL|CHF|%)`), 'a no-break space before the unit'],
  [/CHF (\d|\{)/, 'a no-break space after CHF'],
  [/\d (Tage|jours|gün|dní|dni|nap)/, 'a no-break space before the days'],
  // A range with an en dash breaks after it, but for a word joiner (U+2060).
  [/\d–\u2060?\d|\d\u2060–\d/, 'word joiners (U+2060) around the dash of a range'],
]

const CLOSE_MARKS: Rule = [/\s[;:!?]/, 'no space before a mark']
const CLOSE_ELLIPSIS: Rule = [/\s…/, 'no space before an ellipsis']
/** No line ends with a preposition or conjunction of one letter. */
const ONE_LETTER: Rule = [
  /(?<![\p{L}\p{N}{’])[aikosuvzwAIKOSUVZW] (?=\S)/u,
  'a no-break space after a word of one letter',
]
/** No line ends with the first letter of *e-mail* or *e-shop*. */
const E_WORD: Rule = [/(?<!\p{L})[eE]-(?=\p{L})/u, 'a no-break hyphen (U+2011) after the e of e‑mail']
const quotes = (allowed: string): Rule => [
  new RegExp(`[${[...'„“”«»‚‘'].filter((mark) => !allowed.includes(mark)).join('')}]`),
  `quotes are ${allowed}`,
]

/** By language or locale; a locale's own rules replace those of its language. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  de: [quotes('„“'), CLOSE_MARKS, E_WORD, [/[^\u00a0]…/, 'a no-break space before an ellipsis']],
  'de-CH': [
    quotes('«»'),
    CLOSE_MARKS,
    E_WORD,
    [/«\s|\s»/, 'no space inside « »'],
    [/[^\u00a0]…/, 'a no-break space before an ellipsis'],
    [/ß/, 'ss'],
  ],
  fr: [
    quotes('«»'),
    CLOSE_ELLIPSIS,
    [/(?<!\u202f)[;:!?»](?!\/)/, 'a narrow no-break space before ; : ! ? »'],
    [/«(?!\u202f)/, 'a narrow no-break space after «'],
    E_WORD,
  ],
  pl: [quotes('„”'), CLOSE_MARKS, CLOSE_ELLIPSIS, ONE_LETTER, E_WORD],
  cs: [quotes('„“'), CLOSE_MARKS, CLOSE_ELLIPSIS, ONE_LETTER, E_WORD],
  sk: [quotes('„“'), CLOSE_MARKS, CLOSE_ELLIPSIS, ONE_LETTER, E_WORD],
  hu: [quotes('„”'), CLOSE_MARKS, CLOSE_ELLIPSIS, E_WORD],
  tr: [quotes('“”'), CLOSE_MARKS, CLOSE_ELLIPSIS, E_WORD],
}

/** A percentage as CLDR writes it, with `#` for the number: `# %`, `#%`, `%#`. */
export const percentPattern = (locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(0.1).replace('10', '#')

function percentProblem(text: string, locale: string): string | undefined {
  const pattern = percentPattern(locale)
  const written = text.match(/%?(?:\d+|\{\{percent\}\})[\s\u00a0\u202f]?%?/g) ?? []
  const percents = written.map((part) => part.trimEnd()).filter((part) => part.includes('%'))
  const isWrong = percents.some((part) => part.replace(/\d+|\{\{percent\}\}/, '#') !== pattern)
  return isWrong ? `a percentage is written ${pattern}` : undefined
}

/** The faults in a text of a locale. */
export function typographyProblems(text: string, locale: string): string[] {
  // Tags are no text; a placeholder counts as a word.
  const plain = text.replace(/<\/?\w+>/g, '')
  const rules = RULES[locale] ?? RULES[locale.slice(0, 2)] ?? []
  const problems = [...ALL, ...rules].filter(([wrong]) => wrong.test(plain)).map(([, instead]) => instead)
  const percent = percentProblem(plain, locale)
  return percent ? [...problems, percent] : problems
}
