import { ForgettingCurve } from './forgetting-curve'
import styles from './steps.module.css'

/** How it works, in three steps with a picture each. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <div className={styles.picture} aria-hidden>
          <p className={styles.line}>
            … another yard of the <mark>bank</mark>, and each spring …
          </p>
          <p className={styles.sense}>the sloping ground along the edge of a river</p>
        </div>
        <h3>Read</h3>
        <p>
          Paste a text or bring a page with the browser extension. Tap a word: the sense that fits the
          sentence, and how it sounds in British English.
        </p>
      </li>
      <li>
        <div className={styles.picture} aria-hidden>
          <p className={styles.row}>
            <b>bank</b> <span>new</span>
          </p>
          <p className={styles.row}>
            <b>put up with</b> <span data-state="learning">learning</span>
          </p>
          <p className={styles.row}>
            <b>heron</b> <span data-state="known">known</span>
          </p>
        </div>
        <h3>Keep</h3>
        <p>
          One more tap saves it with the sentence it stood in. Every new text then shows how much of it you
          know already.
        </p>
      </li>
      <li>
        <div className={styles.picture}>
          <ForgettingCurve />
        </div>
        <h3>Meet again</h3>
        <p>
          Short games bring a word back shortly before you would forget it, and leave you in peace with those
          you know.
        </p>
      </li>
    </ol>
  )
}
