import styles from './goal-ring.module.css'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

interface GoalRingProps {
  /** 0 to 100. */
  percent: number
  isReached: boolean
}

/** The day's goal as a ring that fills from the top, with a tick once it is reached. The text beside it says the same. */
export function GoalRing({ percent, isReached }: GoalRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden>
      <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
      {percent > 0 && (
        <circle
          className={styles.part}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      )}
      {isReached && <path className={styles.tick} d="M33 51 45 63 67 39" />}
    </svg>
  )
}
