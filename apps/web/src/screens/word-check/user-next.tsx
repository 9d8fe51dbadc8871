import type { PlacementResult } from '@wordhoard/contracts/learner/knowledge'
import { BookOpenText, Languages, Sprout } from 'lucide-react'
import { selectLang, useMyLanguage } from '../../languages/my-language.store'
import { Button } from '../../ui/button'
import { wordCheckMessages } from './messages'
import { TextsLink } from './texts-link'
import styles from './word-check.module.css'

interface UserNextProps {
  level: PlacementResult['level']
  /** Whether a check waits to be finished. */
  isUnfinished: boolean
  onAgain: () => void
}

/** What a result changes for a user, and what to do next. */
export function UserNext({ level, isUnfinished, onAgain }: UserNextProps) {
  const isOnTap = useMyLanguage((state) => selectLang(state) !== undefined && state.show === 'on_tap')
  return (
    <>
      <section className={styles.changes} aria-labelledby="word-check-changes">
        <h2 id="word-check-changes">{wordCheckMessages.changes}</h2>
        <ul>
          <li>
            <BookOpenText aria-hidden />
            {wordCheckMessages.marks}
          </li>
          {isOnTap && (
            <li>
              <Languages aria-hidden />
              {wordCheckMessages.onTap}
            </li>
          )}
          <li>
            <Sprout aria-hidden />
            {wordCheckMessages.sharper}
          </li>
        </ul>
      </section>
      <div className={styles.actions}>
        <TextsLink level={level} isMain />
        <Button variant="quiet" size="large" onClick={onAgain}>
          {isUnfinished ? wordCheckMessages.goOn : wordCheckMessages.again}
        </Button>
      </div>
    </>
  )
}
