/** Stands for each character that a template language writes: in no name and no value of ours. */
export const MASK = '\ue000'

/** What template languages put into HTML: PHP, JSP and ASP, Twig, Liquid and Handlebars, FreeMarker, Velocity and Razor, expressions of JavaScript and Java. */
const CODE = [
  /<\?[\s\S]*?(?:\?>|$)/g,
  /<%[\s\S]*?%>/g,
  /<#--[\s\S]*?-->/g,
  /<\/?[#@][\s\S]*?>/g,
  /\{%[\s\S]*?%\}/g,
  /\{#[\s\S]*?#\}/g,
  /\{\{[\s\S]*?\}\}/g,
  /[$#]\{[^}]*\}/g,
  /[$@]!?[a-z_(][\w.()[\]>-]*/gi,
]

/** The template with the code of its language masked; lines and columns stay. */
export const masked = (text: string): string =>
  CODE.reduce((html, code) => html.replace(code, (found) => found.replace(/[^\r\n]/g, MASK)), text)
