import { drawingsAtom } from '../../state/footer/drawings.ts'
import { node, view } from '../view.ts'

/** A decorative icon, for which a fragment only keeps the space (FOOTER-46). `key`: its name, independent of the product. */
export const footerIcon = view({
  show(get, _, name) {
    const drawing = get(drawingsAtom)[name]
    return { children: drawing ? [node('path', { d: drawing })] : [] }
  },
})
