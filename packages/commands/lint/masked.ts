/** Stands for each character that a template language writes: in no name and no value of ours. */
export const MASK = '\ue000'

/** Code that template languages put into HTML, by how it begins and ends: PHP, JSP and ASP, Twig, Liquid and Handlebars, FreeMarker, JavaScript and Java. */
const CODE = [
  [/<\?/g, '?>'],
  [/<%/g, '%>'],
  [/<#--/g, '-->'],
  [/<\/?[#@]/g, '>'],
  [/\{%/g, '%}'],
  [/\{#/g, '#}'],
  [/\{\{/g, '}}'],
  [/[$#]\{/g, '}'],
] as const
/** Words of Velocity and Razor. */
const WORDS = /[$@]!?[a-z_(][\w.()[\]>-]*/gi

const mask = (code: string) => code.replace(/[^\r\n]/g, MASK)

/** In one pass: an expression would look for the end anew at each beginning, which takes minutes in a hostile template (LINT-1). */
function withoutCode(html: string, [begin, end]: (typeof CODE)[number]): string {
  let [all, done] = ['', 0]
  for (const {
    0: { length },
    index,
  } of html.matchAll(begin)) {
    if (index < done) continue
    const found = html.indexOf(end, index + length)
    // PHP may end with the file.
    if (found < 0 && end !== '?>') break
    const next = found < 0 ? html.length : found + end.length
    all += html.slice(done, index) + mask(html.slice(index, next))
    done = next
  }
  return all + html.slice(done)
}

/** The template with the code of its language masked; lines and columns stay. */
export const masked = (text: string): string => CODE.reduce(withoutCode, text).replace(WORDS, mask)
