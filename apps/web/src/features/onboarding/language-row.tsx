import { Languages } from 'lucide-react'
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

/** An optional step, which isn’t counted and so has no tick: choosing one's language. */
export function LanguageRow() {
  const lang = useMyLanguage((state) => state.lang)
  const [isChoosing, setChoosing] = useState(false)
  const { title, action, actionLabel, change, changeLabel } = taskMessages.language
  const isChosen = lang !== null
  return (
    <li className={cx(styles.task, styles.language)}>
      <span className={styles.mark} aria-hidden>
        <Languages />
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
