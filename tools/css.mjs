import { bundle } from 'lightningcss'

/** Browsers with declarative shadow DOM and popovers, as lightningcss counts versions. */
const TARGETS = { chrome: 114 << 16, safari: 17 << 16, firefox: 125 << 16 }

/** A style sheet with its imports, minified. */
export function compileCss(filename) {
  return bundle({ filename, minify: true, targets: TARGETS }).code.toString()
}
