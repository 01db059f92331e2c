import { cleaners } from './families/cleaners.ts'
import { edges } from './families/edges.ts'
import { formatters } from './families/formatters.ts'
import { go } from './families/go.ts'
import { java } from './families/java.ts'
import { jsTemplates } from './families/js-templates.ts'
import { mail } from './families/mail.ts'
import { markdown } from './families/markdown.ts'
import { minifiers } from './families/minifiers.ts'
import { more } from './families/more.ts'
import { moreMinifiers } from './families/more-minifiers.ts'
import { moreTemplates } from './families/more-templates.ts'
import { parsers } from './families/parsers.ts'
import { perlRuby } from './families/perl-ruby.ts'
import { php } from './families/php.ts'
import { programs } from './families/programs.ts'
import { python } from './families/python.ts'
import { wordpress } from './families/wordpress.ts'
import type { ThroughCase } from './through-case.ts'

/** By name, the kinds of tools of docs/through.md. */
export const FAMILIES: Readonly<Record<string, readonly ThroughCase[]>> = {
  'js-templates': jsTemplates,
  minifiers,
  formatters,
  parsers,
  cleaners,
  mail,
  markdown,
  php,
  python,
  'perl-ruby': perlRuby,
  programs,
  edges,
  'more-templates': moreTemplates,
  'more-minifiers': moreMinifiers,
  java,
  go,
  wordpress,
  more,
}
