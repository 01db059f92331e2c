import { PreviewPanel } from '../react/preview/PreviewPanel.tsx'
import { PREVIEW_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement } from './define-element.ts'

defineElement({
  tag: 'shop-preview',
  attributes: PREVIEW_ATTRIBUTES,
  features: [],
  loadSheet: () => import('./sheets/shop-preview.css'),
  component: PreviewPanel,
})
