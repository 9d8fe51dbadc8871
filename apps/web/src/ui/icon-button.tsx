import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button'
import styles from './button.module.css'
import { cx } from './cx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, and text of its tooltip if it has one. */
  label: string
  /** A lucide icon element. */
  icon: ReactNode
  variant?: ButtonVariant | undefined
  round?: boolean | undefined
}

/** A button that shows only an icon; at least 40 px, 44 px on touch layouts. */
export function IconButton({ label, icon, variant = 'quiet', round, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(buttonClass({ variant }), styles.square, round && styles.round, className)}
    >
      {icon}
    </button>
  )
}
