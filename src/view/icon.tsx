/** @jsxRuntime classic */ /** @jsx node */

import type { IconNode } from 'lucide'
import { node } from './node.ts'
import type { Attributes, ViewNode } from './view.ts'

/** A decorative icon; `size`: its side length in px. `more`: attributes besides. */
export const icon = (shapes: IconNode, size: number, more?: Attributes): ViewNode => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    width={`${size}`}
    height={`${size}`}
    {...more}
  >
    {shapes.map(([Shape, attributes]) => (
      // Their type has numbers too, but all of the package's are strings.
      <Shape {...(attributes as Attributes)} />
    ))}
  </svg>
)
