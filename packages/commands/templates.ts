/** The templates that a command is given: files, and folders with what is in them. */
import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The endings of templates, separated by commas. */
export const EXTENSIONS =
  'html,htm,php,phtml,twig,jsp,jspx,tag,vm,ftl,ftlh,cshtml,aspx,erb,hbs,handlebars,mustache,liquid,njk,ejs,vue'

const IGNORED = /^(node_modules|vendor|dist|\..+)$/

/** A file, or the templates of a folder and its folders. Links are not followed: they may lead out of it. */
export function templatesIn(path: string, extensions: readonly string[]): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.test(entry.name))
    .flatMap((entry) => {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return templatesIn(inner, extensions)
      return entry.isFile() && extensions.includes(extname(entry.name)) ? [inner] : []
    })
}

/** `.html`, as options name the endings: `html,php`. */
export const extensionsOf = (option: string): string[] => option.split(',').map((one) => `.${one.trim()}`)
