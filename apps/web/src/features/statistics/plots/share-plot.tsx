import styles from './plot.module.css'

export interface Share {
  readonly name: string
  readonly count: number
}

/** Shows the parts of a whole as horizontal bars, each with its name, count and share. */
export function SharePlot({ label, shares }: { label: string; shares: readonly Share[] }) {
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  const largest = Math.max(...shares.map(({ count }) => count), 1)
  return (
    <ul className={styles.shares} aria-label={label}>
      {shares.map(({ name, count }) => (
        <li key={name} className={styles.share}>
          <span>{name}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.part} style={{ width: `${(100 * count) / largest}%` }} />
          </span>
          <span className={styles.number}>
            {count.toLocaleString('en-GB')} <small>{total > 0 && formatShare(count, total)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Formats a share in whole per cent. It is never 0 % if there is something, and never 100 % if something is missing.
 */
export function formatShare(count: number, total: number): string {
  const share = (100 * count) / total
  if (count > 0 && share < 1) return '< 1%'
  if (count < total && share > 99) return '> 99%'
  return `${Math.round(share)}%`
}
