import { greetingAt } from './greeting'
import styles from './greeting-line.module.css'

const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A greeting for the time of day, and the date. */
export function Greeting() {
  const now = new Date()
  // en-GB puts a comma after the weekday, which isn't needed here.
  const date = longDate.format(now).replace(',', '')
  return (
    <header>
      <h1 className={styles.greeting}>{greetingAt(now.getHours())}</h1>
      <p className={styles.date}>{date}</p>
    </header>
  )
}
