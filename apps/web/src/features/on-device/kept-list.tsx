import type { ReactNode } from 'react'
import type { SizedItem } from '../../kept/kept-items'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './kept-list.module.css'
import { keptListMessages, sizeText } from './messages'

interface KeptLineProps {
  title: ReactNode
  /** For screen readers, which read the button alone. */
  name: string
  facts: string
  /** Absent for what isn't here yet. */
  bytes?: number
  /** Absent for what can't be removed alone. */
  onRemove?: (() => void) | undefined
  /** Another button. */
  children?: ReactNode
}

/** Something on this device, with its size. */
export function KeptLine({ title, name, facts, bytes, onRemove, children }: KeptLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {facts}
          {bytes !== undefined && ` · ${sizeText(bytes)}`}
        </p>
      </div>
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {keptListMessages.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {children}
    </li>
  )
}

interface KeptListProps {
  label: string
  items: readonly SizedItem[]
  /** Returns the title of an item as a link that opens it. */
  linkOf: (item: SizedItem) => ReactNode
  onRemove: (item: SizedItem) => void
}

/** Texts and vocabularies on this device. */
export function KeptList({ label, items, linkOf, onRemove }: KeptListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <KeptLine
          key={item.group}
          title={linkOf(item)}
          name={item.title || keptListMessages.untitled}
          facts={keptListMessages.kinds[item.kind]}
          bytes={item.bytes}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  )
}
