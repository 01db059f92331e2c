import type { Plugin } from 'rollup'
import { root } from '../../tools/paths.ts'

/** The part of the metrics' library that runs anywhere; the rest measures Node. */
const PORTABLE_METRICS: Readonly<Record<string, string>> = {
  'prom-client': ['Counter', 'Histogram', 'Registry']
    .map((name) => {
      const file = root(`node_modules/prom-client/lib/${name.toLowerCase()}.js`)
      return `export { default as ${name} } from ${JSON.stringify(file)}`
    })
    .join('\n'),
  // For its messages of wrong use.
  util: 'export const format = String, inspect = String',
}

export const portableMetrics: Plugin = {
  name: 'portable-metrics',
  resolveId: (id) => (Object.hasOwn(PORTABLE_METRICS, id) ? `\0${id}` : null),
  load: (id) => PORTABLE_METRICS[id.slice(1)] ?? null,
}
