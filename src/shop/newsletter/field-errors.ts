/** The rules of the sign-up's fields. */
import type { Site } from '../sites/sites.ts'
import { type FieldName, isRequired } from './newsletter.ts'

/** A message says so; a `maxlength` would cut the domain, and sign up an address of somebody else (NEWS-14). */
export const EMAIL_MAX_LENGTH = 256
const NAME_MAX_LENGTH = 40

// Letters with their marks, digits, whitespace and + & ' ` ´ , ( ) / . - (NEWS-15).
const ALLOWED = /^[\p{L}\p{M}\d\s+&'`´,()/.-]*$/u
const URL_LIKE = /https?|www\.|\/\/|\.\p{L}{2,}\//iu
/** Titles, and what else is shortened before a name in our countries. */
const TITLES = new Set(
  (
    'dr dres ddr prof univ doz priv mag mmag ing di dipl dkfm kfm bacc lic med phil pharm jur iur rer soc nat oec pol theol vet dent habil sc eng ' +
    'a c mult tit em ao ass assoz hon pd oa prim ra stb dir hofr kr kommr medr minr omr osr ostr str vetr ökr pfr msgr bgm ' +
    'hr fr frl frh frhr geb verh verw jun sen jr sr st ste bc bca mgr mga judr mudr mddr mvdr phdr rndr thdr thlic paeddr pharmdr doc arch ' +
    'dis csc drsc inż hab lek ks św ifj id özv szt vit av op ord uzm doç yrd öğr gör arş müh mim ecz dt hek sn mme mlle mr mrs ms'
  ).split(' '),
)
/** Initials of more than one letter, and first names that are shortened. */
const INITIALS = new Set('ch chr cs dz dzs gy joh ly ny ph sch sz th ty wilh zs'.split(' '))
/** After an initial, before another word: "M.de Groot". */
const PARTICLES = new Set('da de del den der di do dos du el la le ter van von vom zu zum zur'.split(' '))
/** No title or initial makes a name of these. */
const ENDINGS = new Set(
  (
    'com net org info biz app dev xyz top shop site online link club page store blog live casino bet win vip icu fun website space tech ' +
    'games sex cam porn xxx game click bid me co io ai tv cc gg'
  ).split(' '),
)

const CAPITAL = /^\p{Lu}/u
const CAPITALISED = /^\p{Lu}\p{M}*\p{Ll}/u

/** Whether a dot between two words is that of a name. After a title comes a capital, or another title (NEWS-51). */
function isNameDot(before: string, after: string): boolean {
  const [word, next] = [before.toLowerCase(), after.trim().toLowerCase()]
  const isParticle = PARTICLES.has(next) && next !== after
  // "Ök.Rat Franz", "Reg.Rätin": no domain ends so.
  if (/^r(at|ätin)$/.test(next)) return CAPITAL.test(after)
  if (TITLES.has(word)) {
    // "DI.in Eva".
    if (/^in\s?$/.test(after)) return CAPITAL.test(before)
    // Domains end with other titles and particles of two letters.
    if (next.length < 3) return CAPITALISED.test(after) || /^(dr|em|zu)$/.test(next)
    return !ENDINGS.has(next) && (isParticle || TITLES.has(next) || CAPITAL.test(after))
  }
  if (ENDINGS.has(next)) return false
  const isInitial = /^\p{Lu}\p{M}*$/u.test(before) || (INITIALS.has(word) && CAPITALISED.test(before))
  // "Kovács J.né", but not "X.DE".
  if (next === 'né') return isInitial
  return isInitial && !/^\p{Lu}{2}\s?$/u.test(after) && (CAPITAL.test(after) || isParticle)
}

/** A word, a dot without a space, two letters or more: a host, but for titles and initials. */
function hasHost(name: string): boolean {
  const parts = name.split('.')
  return parts.slice(1).some((part, index) => {
    const before = (parts[index] ?? '').split(/[^\p{L}\p{M}\d]/u).at(-1)
    const [after] = /^[\p{L}\p{M}]{2,}\s?/u.exec(part) ?? []
    return before && after && !isNameDot(before, after)
  })
}

const isUrlLike = (name: string): boolean => URL_LIKE.test(name) || hasHost(name)

/** Allowed characters, no URL-like text (NEWS-15, NEWS-16). */
export const isValidName = (name: string): boolean => ALLOWED.test(name) && !isUrlLike(name)

/** As it is sent: phone keyboards type a typographic apostrophe, which the service does not accept (NEWS-18). */
export const normalizeName = (name: string): string => name.normalize().replaceAll('’', "'").trim()

/** The key of the error's text. */
export type FieldError = `${FieldName}Required` | 'emailInvalid' | 'invalidCharacters'

/**
 * Validates one field (NEWS-14, NEWS-15, NEWS-16, NEWS-17); a checkbox has the value '' unless it is ticked. The rule for
 * addresses is passed in: it is a library, and this folder imports nothing.
 */
export function fieldError(
  site: Site,
  field: FieldName,
  value: string,
  isEmail: (value: string) => boolean,
): FieldError | undefined {
  const text = value.trim()
  if (text === '') return isRequired(site, field) ? `${field}Required` : undefined
  if (field === 'email') return isEmail(text) ? undefined : 'emailInvalid'
  if (field !== 'firstName' && field !== 'lastName') return undefined
  const name = normalizeName(text)
  return name.length <= NAME_MAX_LENGTH && isValidName(name) ? undefined : 'invalidCharacters'
}

/** Letters of any language, but no sign in full width. */
const LABEL = /^[a-z\d\u00a1-\uff00\uff5f-\uffff-]+$/i
const TOP_LEVEL = /^([a-z\u00a1-\ud7ff\uf900-\uffef]{2,}|xn[a-z\d-]{2,})$/i
const ATOM = /^[\w!#$%&'*+/=?^`{|}~\u00a1-\ud7ff\uf900-\uffef-]+$/
const QUOTED = /^"(?:[^"\\]|\\.)*"$/

/**
 * Whether it is a standard address, whose domain may have letters of any language (NEWS-14). Not by validator's `isEmail`, which takes 1.5 kB
 * of a page view: a test compares the two.
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  const user = address.slice(0, Math.max(at, 0))
  const labels = address.slice(at + 1).split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !/^-|-$|\s/.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '') &&
    (QUOTED.test(user) || user.split('.').every((part) => ATOM.test(part) && !/\s/.test(part)))
  )
}
