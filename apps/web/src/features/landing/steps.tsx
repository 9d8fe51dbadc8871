import { ForgettingCurve } from './forgetting-curve'
import { stepsMessages } from './public-messages'
import styles from './steps.module.css'

/** How it works, in three steps with a picture each. */
export function Steps() {
  const { read, save, practise } = stepsMessages
  const { examples } = save
  return (
    <ol className={styles.steps}>
      <li>
        <div className={styles.picture} aria-hidden>
          <p className={styles.line}>
            {read.example((word) => (
              <mark>{word}</mark>
            ))}
          </p>
          <p className={styles.sense}>{read.meaning}</p>
        </div>
        <h3>{read.title}</h3>
        <p>{read.text}</p>
      </li>
      <li>
        <div className={styles.picture} aria-hidden>
          <p className={styles.row}>
            <b>{examples.new.word}</b> <span>{examples.new.state}</span>
          </p>
          <p className={styles.row}>
            <b>{examples.learning.word}</b> <span data-state="learning">{examples.learning.state}</span>
          </p>
          <p className={styles.row}>
            <b>{examples.known.word}</b> <span data-state="known">{examples.known.state}</span>
          </p>
        </div>
        <h3>{save.title}</h3>
        <p>{save.text}</p>
      </li>
      <li>
        <div className={styles.picture}>
          <ForgettingCurve />
        </div>
        <h3>{practise.title}</h3>
        <p>{practise.text}</p>
      </li>
    </ol>
  )
}
