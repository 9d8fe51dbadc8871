import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMyLanguage } from '../../languages/my-language.store'
import { LazyDialog } from '../../shell/lazy-dialog'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import styles from './checklist.module.css'
import { taskMessages } from './messages'

const loadDialog = async () => (await import('../../languages/language-dialog')).LanguageDialog
// Only those who have chosen a language need its name.
const ChosenLanguage = lazy(async () => ({ default: (await import('./chosen-language')).ChosenLanguage }))

/** A step that can be taken at any time and isn't counted: choosing one's language. */
export function LanguageRow() {
  const lang = useMyLanguage((state) => state.lang)
  const [isChoosing, setChoosing] = useState(false)
  const { title, action, actionLabel, change, changeLabel } = taskMessages.language
  const isChosen = lang !== null
  return (
    <li className={cx(styles.task, styles.language)} data-state={isChosen ? 'completed' : 'open'}>
      <span className={styles.mark} aria-hidden>
        {isChosen && <Check />}
      </span>
      <h3>
        {isChosen ? (
          <Suspense fallback={title}>
            <ChosenLanguage lang={lang} />
          </Suspense>
        ) : (
          title
        )}
      </h3>
      <Button
        variant="quiet"
        aria-label={isChosen ? changeLabel : actionLabel}
        onClick={() => setChoosing(true)}
      >
        {isChosen ? change : action}
      </Button>
      <LazyDialog load={loadDialog} props={{ open: isChoosing, onClose: () => setChoosing(false) }} />
    </li>
  )
}
