import { clampPercent } from './clamp-percent'
import styles from './progress-ring.module.css'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

interface ProgressRingProps {
  /** Clamped to 0 to 100. */
  percent: number
  label: string
}

/** Shows a percentage as a ring that starts at the top, with the number inside. */
export function ProgressRing({ percent, label }: ProgressRingProps) {
  const shown = clampPercent(percent)
  return (
    <div className={styles.ring} role="img" aria-label={`${label}: ${shown}%`}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        {shown > 0 && (
          <circle
            className={styles.part}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${(LENGTH * shown) / 100} ${LENGTH}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <span aria-hidden>{shown}%</span>
    </div>
  )
}
