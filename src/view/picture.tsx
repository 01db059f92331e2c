/** @jsxRuntime classic */ /** @jsx node */
import { ImageOff } from 'lucide'
import { icon } from './icon.tsx'
import { node } from './node.ts'
import type { ViewNode } from './view.ts'

/** Width and height, as the class of a box names them. */
export type Ratio = '1-1' | '4-3'

/** A picture that is as wide as its parent, with a drawing in its place when it can't be loaded (PART-33). */
export function picture(src: string | undefined, isFailed: boolean, ratio: Ratio): ViewNode {
  const status = isFailed || !src ? 'failed' : 'loading'
  return (
    <span class={`ratio-box ratio-box--${ratio}`}>
      <span class="ratio-box__content">
        <span class={`picture picture--${status}${src ? ' picture--cover' : ''}`}>
          {src && node('img', { alt: '', loading: 'lazy', decoding: 'async', src })}
          {status === 'failed' && FALLBACK}
        </span>
      </span>
    </span>
  )
}

const FALLBACK = (
  <span class="picture__fallback">
    <span class="picture__icon">{icon(ImageOff, 24)}</span>
  </span>
)
