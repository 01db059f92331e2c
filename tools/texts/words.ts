/** The words of each language: how the shop addresses its customers, what it calls things, and the brand within a sentence (SITE-16). */
import type { Rule } from './typography.ts'

/** A whole word; `\b` knows no letters beyond ASCII. */
const words = (list: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, flags)
/** `{{product}}` alone, not as part of a compound such as `{{product}}Card`. */
const BARE = String.raw`\{\{product\}\}(?![\p{L}-])`
const bareAfter = (list: string): Rule => [
  new RegExp(`(?<!\\p{L})(${list})[\\s\\u00a0]${BARE}`, 'iu'),
  'the name of the brand has no case: put a noun before it',
]
/** The word itself depends on the sound of the name, in compounds too: *s* or *se*, *a* or *az*, *de* or *d’*. */
const soundAfter = (list: string): Rule => [
  new RegExp(`(?<!\\p{L})(${list})[\\s\\u00a0]?\\{\\{product\\}\\}`, 'iu'),
  'the word before it depends on the sound of the brand: put a noun between',
]
/** An ending depends on the sound of the name. */
const ENDING: Rule = [/\{\{product\}\}['’]\p{L}/u, 'no ending after the name of the brand']

const POLITE_DE: Rule = [words('du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure'), 'Sie']
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  de: [
    POLITE_DE,
    [/Newsletter-/, 'one word: Newsletteranmeldung'],
    bareAfter('der|die|das|den|dem|des|ein|eine'),
    [/\{\{product\}\} (App|Community|Mobilfunk|Card)/, 'a compound with a hyphen'],
  ],
  fr: [
    [words('tu|te|toi|ton|ta|tes'), 'vous'],
    [words('révoquer'), 'retirer (a consent)'],
    [/\((e|é)\)/, 'no form for both genders in brackets'],
    bareAfter('du|au'),
    soundAfter('le|la|de|l’|d’'),
  ],
  pl: [
    [words('proszę|prosimy|państwo|państwa|państwu'), 'Ty: an imperative'],
    [words('cześć'), 'Miło Cię widzieć'],
    bareAfter('do|od|dla|na|przy'),
    soundAfter('w|we|z|ze'),
    [words('hasło wyszukiwania|hasła wyszukiwania|haseł wyszukiwania'), 'fraza'],
  ],
  cs: [
    [words('ty|tebe|tobě|tvůj|tvoje|tvá|tvé'), 'vy'],
    bareAfter('u|do|od|na|pro'),
    soundAfter('v|ve|z|ze|k|ke|s|se'),
    [words('objevujte'), 'prohlédnout'],
  ],
  sk: [[words('ty|teba|tebe|tvoj|tvoja|tvoje'), 'vy'], bareAfter('u|do|od|na|pre'), soundAfter('v|vo|z|zo|k|ku|s|so')],
  hu: [
    [words('te|téged|neked|tiéd'), 'Ön'],
    [/kávéelőfizet/iu, 'more than two parts and six syllables: kávé-előfizetés'],
    soundAfter('a|az'),
    [
      /\{\{product\}\}-(ban|ben|ba|be|nál|nél|val|vel|nak|nek|hoz|hez|höz|tól|től|ról|ről)(?!\p{L})/u,
      'no ending after the name of the brand',
    ],
    ENDING,
  ],
  tr: [
    [words('sen|seni|sana|senin|sende'), 'siz'],
    [words('sadakat çekirde\\p{L}*'), 'Kahve Puanları'],
    [words('künye'), 'Şirket Bilgileri'],
    ENDING,
  ],
}

export const wordProblems = (text: string, locale: string): string[] =>
  (RULES[locale.slice(0, 2)] ?? []).filter(([wrong]) => wrong.test(text)).map(([, instead]) => instead)

/** Words that stay small in Turkish Title Case. */
const SMALL_TR = words('ve|veya|ile|de|da|için|mi|mı')

/** The fault in the capitals of a Turkish button. */
export function titleCaseProblem(text: string): string | undefined {
  const plain = text.replace(/\{\{\w+\}\}/g, '')
  const isSmall = (word: string) => /^\p{Ll}/u.test(word) && !SMALL_TR.test(word)
  return plain.split(/[\s-]+/).some(isSmall) ? 'a button has capitals: Title Case' : undefined
}
