import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { namedPlatformAtom } from '../../state/platform/platform.ts'
import { view } from '../view.ts'

/** Without a platform of the page root the style sheet decides by width, before any script runs (HEADER-7). */
export const headerBar = view<HeaderProps>({
  show(get, { props }) {
    const platform = get(namedPlatformAtom)
    const size = platform ? ` header--${isSmall(platform) ? 'small' : 'wide'}` : ''
    return { attributes: { class: `header${props.reduced ? ' header--reduced' : ''}${size}` } }
  },
})
