import MagicString from 'magic-string'
import type { Plugin } from 'rollup'

/** Replaces expressions, such as `process.env.NODE_ENV`, by code. */
export function replaced(values: Readonly<Record<string, string | (() => string)>>): Plugin {
  // `import.meta.env` is not the beginning of `import.meta.env.MODE`.
  const names = Object.keys(values).map((name) => name.replaceAll('.', '\\.'))
  const pattern = new RegExp(`(?<![\\w$.])(?:${names.join('|')})(?![\\w$.])`, 'g')
  return {
    name: 'replaced',
    transform(code) {
      const text = new MagicString(code)
      for (const { 0: name, index } of code.matchAll(pattern)) {
        const value = values[name] ?? ''
        text.overwrite(index, index + name.length, typeof value === 'string' ? value : value())
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null
    },
  }
}
