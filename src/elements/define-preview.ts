import { PreviewPanel } from '../react/preview/PreviewPanel.tsx'
import { defineElement } from './define-element.ts'

const attributes = {
  size: { kind: 'choice', of: ['S', 'M', 'L'], default: 'M' },
} as const

defineElement({ tag: 'shop-preview', attributes, features: [], component: PreviewPanel })
