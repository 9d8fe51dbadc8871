import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { Select } from '../fields/select'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  /** Accessible name: what the user searches. */
  label: string
  className?: string | undefined
  /** `FilterLine`s. */
  children: ReactNode
}

/** Bar above a list that filters and sorts it; a landmark of its own. */
export function FilterBar({ label, className, children }: FilterBarProps) {
  return (
    <search className={cx(styles.bar, className)} aria-label={label}>
      {children}
    </search>
  )
}

/** Fields side by side: as space allows, or a single line even on phones. */
export function FilterLine({ isSingle = false, children }: { isSingle?: boolean; children: ReactNode }) {
  return <div className={cx(styles.line, isSingle && styles.single)}>{children}</div>
}

/** A select without a visible label, where its place and value make its purpose plain. */
export function FilterSelect({ className, ...rest }: Omit<ComponentProps<typeof Select>, 'hideLabel'>) {
  return <Select {...rest} hideLabel className={cx(styles.select, className)} />
}
