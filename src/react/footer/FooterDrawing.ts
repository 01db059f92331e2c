import type { IconNode } from 'lucide'

/** An icon of strokes, or the path of a brand mark with the side length of its view box. */
export type FooterDrawing = { strokes: IconNode } | { path: string; box: 16 | 24 }
