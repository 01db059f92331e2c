/** How a button looks, whether it does something or goes somewhere. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'activating' | 'sale' | 'community'
  size?: 'small' | 'medium' | 'large'
  /** As wide as what it stands in. */
  isWide?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook): string =>
  `button button--${variant} button--${size}${isWide ? ' button--wide' : ''}`
