import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx'
import { Spinner } from './states/spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Appearance {
  /** Use one filled (primary) button per screen. */
  variant?: ButtonVariant | undefined
  size?: 'medium' | 'large' | undefined
  /** Fills the width of its container. */
  block?: boolean | undefined
}

/** Returns the classes of a button, for a link that should look like one. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  block = false,
}: Appearance = {}): string {
  return cx(styles.button, styles[variant], size === 'large' && styles.large, block && styles.block)
}

export interface ButtonProps extends ComponentProps<'button'>, Appearance {
  /** A lucide icon element, before the label. */
  icon?: ReactNode
  /** Shows a spinner instead of the icon and ignores clicks; the focus stays. */
  busy?: boolean | undefined
}

/** A labelled button. For a toggle, set `aria-pressed`. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
