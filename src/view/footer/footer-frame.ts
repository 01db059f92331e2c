import { namedPlatformAtom } from '../../state/platform/platform.ts'
import { view } from '../view.ts'

/** The platform of the page root decides what the footer shows (FOOTER-40); without one the style sheet goes by the width. */
export const footerFrame = view({
  show(get) {
    const platform = get(namedPlatformAtom)
    return { attributes: { class: `footer${platform ? ` footer--${platform.toLowerCase()}` : ''}` } }
  },
})
