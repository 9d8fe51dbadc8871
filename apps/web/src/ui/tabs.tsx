import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** One `TabPanel` for each tab. */
  children: ReactNode
}

/** Tabs with panels, of which one is visible. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Primitive.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  )
}

interface TabPanelProps {
  value: string
  /** Keeps the inactive panel in the page, with its input. */
  isKept?: boolean
  children: ReactNode
}

export function TabPanel({ value, isKept, children }: TabPanelProps) {
  return (
    <Primitive.Content value={value} className={styles.panel} {...(isKept && { forceMount: true })}>
      {children}
    </Primitive.Content>
  )
}
