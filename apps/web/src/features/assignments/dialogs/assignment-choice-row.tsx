import { ExternalLink } from 'lucide-react'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import type { AssignmentChoice } from './assignment-choice'
import styles from './assignment-form.module.css'
import { assignmentChoiceMessages } from './new-assignment-messages'

interface AssignmentChoiceRowProps {
  choice: AssignmentChoice
  isChosen: boolean
  /** Whether it is already an assignment of the class. */
  isSet: boolean
  onChoose: () => void
}

/** An article or a vocabulary that can be chosen, with a link to preview it in a new tab. */
export function AssignmentChoiceRow({ choice, isChosen, isSet, onChoose }: AssignmentChoiceRowProps) {
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
            {isSet && ` · ${assignmentChoiceMessages.alreadyAssigned}`}
          </span>
        </span>
      </label>
      <a
        className={buttonClass({ variant: 'quiet' })}
        href={kind === 'article' ? paths.article(id) : paths.customVocabulary(id)}
        target="_blank"
        rel="noopener"
        aria-label={assignmentChoiceMessages.open(title)}
      >
        <ExternalLink aria-hidden />
      </a>
    </div>
  )
}
