import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps<Value extends string> {
  /** Name of the row of tabs. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** A `TabPanel` for each. */
  children: ReactNode
}

/** Parts of one thing, of which one is seen. */
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
  /** Stays in the page while another is seen, with what was typed in it. */
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
