import type { PlacementResult } from '@wordhoard/contracts/learner/knowledge'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { wordCheckMessages } from './messages'
import { TextsLink } from './texts-link'
import styles from './word-check.module.css'

interface VisitorNextProps {
  level: PlacementResult['level']
  onAgain: () => void
}

/** Where a visitor's answers are, and what to do next. */
export function VisitorNext({ level, onAgain }: VisitorNextProps) {
  return (
    <>
      <p className={styles.onDevice}>
        {wordCheckMessages.onDevice} {wordCheckMessages.account}
      </p>
      <div className={styles.actions}>
        <Link
          className={buttonClass({ variant: 'primary', size: 'large' })}
          to={paths.register(paths.wordCheck)}
        >
          {wordCheckMessages.createAccount}
        </Link>
        <TextsLink level={level} />
        <Button variant="quiet" size="large" onClick={onAgain}>
          {wordCheckMessages.again}
        </Button>
      </div>
    </>
  )
}
