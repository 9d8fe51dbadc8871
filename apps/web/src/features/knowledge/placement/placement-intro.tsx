import { Clock, Pause, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/button'
import { introMessages } from './messages'
import styles from './placement-intro.module.css'

interface PlacementIntroProps {
  /** Whether it goes on with a placement that was left. */
  isResumed: boolean
  onStart: () => void
  onNotNow: () => void
}

const facts = [
  { icon: Clock, text: introMessages.facts.time },
  { icon: Sparkles, text: introMessages.facts.madeUp },
  { icon: Pause, text: introMessages.facts.stop },
]

/** Says what a word check is before it begins. */
export function PlacementIntro({ isResumed, onStart, onNotNow }: PlacementIntroProps) {
  return (
    <section className={styles.intro}>
      <div>
        <h1>{introMessages.title}</h1>
        <p className={styles.lead}>{introMessages.lead}</p>
        <ul className={styles.facts}>
          {facts.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={onStart}>
          {isResumed ? introMessages.resume : introMessages.start}
        </Button>
        <Button variant="quiet" size="large" onClick={onNotNow}>
          {introMessages.notNow}
        </Button>
      </div>
    </section>
  )
}
