import styles from './forgetting-curve.module.css'
import { stepsMessages } from './public-messages'

/** Days after saving a word on which it is reviewed. */
const reviews = [0, 2, 6, 14] as const
/** Probability of recall at which a word is reviewed. */
const TARGET = 0.85
const end = 30
const width = 240
const height = 84

const x = (day: number) => (width * day) / end
const y = (remembered: number) => 8 + (1 - remembered) * (height - 12)

/**
 * Returns a path of exponential forgetting from the day of a review; its stability makes the next review fall on
 * TARGET.
 */
function curve(at: number, until: number): string {
  const from = reviews[at]!
  const stability = (reviews[at + 1] ?? end) - from
  const points = Array.from({ length: 25 }, (_, step) => {
    const day = from + ((until - from) * step) / 24
    return `${x(day).toFixed(1)} ${y(TARGET ** ((day - from) / stability)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** Shows how a memory fades, and how it fades more slowly after each review; an example, not data. */
export function ForgettingCurve() {
  return (
    <svg
      className={styles.plot}
      viewBox={`-6 0 ${width + 12} ${height + 18}`}
      role="img"
      aria-label={stepsMessages.practise.curve}
    >
      {reviews.map((day, at) => (
        <path key={day} d={curve(at, end)} className={styles.forgotten} />
      ))}
      {reviews.map((day, at) => (
        <path key={day} d={curve(at, reviews[at + 1] ?? end)} className={styles.curve} />
      ))}
      {reviews.map((day) => (
        <circle key={day} cx={x(day)} cy={y(1)} r={4} className={styles.dot} />
      ))}
      {[...reviews, end].map((day) => (
        <text key={day} x={x(day)} y={height + 14} className={styles.day}>
          {day}
        </text>
      ))}
    </svg>
  )
}
