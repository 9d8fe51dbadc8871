import { ExternalLink } from 'lucide-react'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import type { WorkChoice } from './work-choice'
import styles from './work-form.module.css'

interface WorkChoiceRowProps {
  choice: WorkChoice
  isChosen: boolean
  /** It is set for the class already. */
  isSet: boolean
  onChoose: () => void
}

/** A text or a list that can be chosen, and looked at beforehand in a tab of its own. */
export function WorkChoiceRow({ choice, isChosen, isSet, onChoose }: WorkChoiceRowProps) {
  const { kind, id, title, facts } = choice
  return (
    <div className={styles.choiceRow}>
      <label className={styles.choice}>
        <input type="radio" name="work" disabled={isSet} checked={isChosen} onChange={onChoose} />
        <span>
          <span className={styles.choiceTitle} dir="auto">
            {title}
          </span>
          <span className={styles.choiceFacts}>
            {facts}
            {isSet && ' · set already'}
          </span>
        </span>
      </label>
      <a
        className={buttonClass({ variant: 'quiet' })}
        href={kind === 'article' ? paths.article(id) : paths.customVocabulary(id)}
        target="_blank"
        rel="noopener"
        aria-label={`Look at ${title} in a new tab`}
      >
        <ExternalLink aria-hidden />
      </a>
    </div>
  )
}
