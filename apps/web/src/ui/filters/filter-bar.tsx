import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { Select } from '../fields/select'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  /** What is found by it. */
  label: string
  className?: string | undefined
  /** `FilterLine`s. */
  children: ReactNode
}

/** What narrows and sorts a list, above it: a landmark of its own. */
export function FilterBar({ label, className, children }: FilterBarProps) {
  return (
    <search className={cx(styles.bar, className)} aria-label={label}>
      {children}
    </search>
  )
}

/** Fields beside one another, as far as there is room. */
export function FilterLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}

/** One of a few choices; its place and what it shows say what it is about. */
export function FilterSelect({ className, ...rest }: Omit<ComponentProps<typeof Select>, 'hideLabel'>) {
  return <Select {...rest} hideLabel className={cx(styles.select, className)} />
}
