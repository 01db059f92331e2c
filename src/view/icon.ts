import type { IconNode } from 'lucide'
import { type Attributes, node, type ViewNode } from './view.ts'

/** A decorative icon; `size`: its side length in px. `more`: attributes besides. */
export const icon = (shapes: IconNode, size: number, more: Attributes = {}): ViewNode =>
  node(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
      width: `${size}`,
      height: `${size}`,
      ...more,
    },
    ...shapes.map(([shape, attributes]) =>
      node(shape, Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]))),
    ),
  )
