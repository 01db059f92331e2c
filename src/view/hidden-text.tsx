/** @jsxRuntime classic */ /** @jsx node */
import { node } from './node.ts'
import type { ViewNode } from './view.ts'

/** Read by screen readers only. */
export const hiddenText = (text: string): ViewNode => <span class="visually-hidden">{text}</span>
