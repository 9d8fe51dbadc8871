import { Community } from './community'
import { Comparison } from './comparison'
import styles from './landing.module.css'
import { solutionMessages } from './messages'
import { Problem } from './problem'
import { RegisterLink } from './register-link'
import { StatsBand } from './stats-band'
import { Steps } from './steps'
import { Stories } from './stories'

/** The sections of the landing page below its hero. */
export function LandingSections() {
  return (
    <div className={styles.sections}>
      <Problem />
      <section aria-labelledby="solution">
        <h2 id="solution" className={styles.heading}>
          {solutionMessages.title}
        </h2>
        <Steps />
        <p className={styles.action}>
          <RegisterLink />
        </p>
      </section>
      <StatsBand />
      <Stories />
      <Comparison />
      <Community />
    </div>
  )
}
