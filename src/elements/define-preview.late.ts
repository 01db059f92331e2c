import { PREVIEW_ATTRIBUTES } from '../page/configuration/tables/shop-preview.ts'
import { PreviewPanel } from '../react/preview/PreviewPanel.tsx'
import { defineElement } from './define-element.ts'

defineElement({
  tag: 'shop-preview',
  attributes: PREVIEW_ATTRIBUTES,
  features: [],
  loadSheet: () => import('./sheets/shop-preview.css'),
  component: PreviewPanel,
})
