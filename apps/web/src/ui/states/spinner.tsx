import { LoaderCircle } from 'lucide-react'
import styles from './spinner.module.css'

/** A spinning ring, `size` px wide; pass `label` if nothing else says that work is in progress. */
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
