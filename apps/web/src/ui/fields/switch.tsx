import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Accessible name, if the label is a picture. */
  'aria-label'?: string | undefined
}

/**
 * An on/off switch that acts at once; its label is part of the target. Uses the browser's own control: it's in the
 * footer of every page, where a library's would be larger than the rest of the footer.
 */
export function Switch({ label, checked, onCheckedChange, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser exposes the state of a native checkbox
        role="switch"
        id={id}
        className={styles.track}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </span>
  )
}
