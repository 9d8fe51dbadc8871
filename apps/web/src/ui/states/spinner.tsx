import { LoaderCircle } from 'lucide-react'
import styles from './spinner.module.css'

/** A turning ring; pass `label` where nothing else says that work is going on. `size` in px. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  const icon = <LoaderCircle className={styles.spinner} width={size} height={size} aria-hidden />
  if (!label) return icon
  return (
    <span role="status" className={styles.status}>
      {icon}
      <span>{label}</span>
    </span>
  )
}
