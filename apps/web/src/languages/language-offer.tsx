import { englishName, guessLanguage } from '@wordhoard/contracts/fields/language-names'
import { useState } from 'react'
import { useSession } from '../session/session.store'
import { LazyDialog } from '../shell/lazy-dialog'
import { Button } from '../ui/button'
import { toast } from '../ui/overlays/toast.store'
import { keepAsked } from './kept-choice'
import styles from './language-offer.module.css'
import { languageOfferMessages } from './messages'
import { useMyLanguage } from './my-language.store'
import { useLanguageChoice } from './use-language-choice'

const loadDialog = async () => (await import('./language-dialog')).LanguageDialog

/**
 * Asks once whether to show translations, if the browser speaks another language than English. Any answer, also in the
 * settings, ends it for good.
 */
export function LanguageOffer() {
  const { lang, isAsked } = useMyLanguage()
  const isKnown = useSession(
    ({ status, user }) => status === 'visitor' || user?.show_translations !== undefined,
  )
  const [guess] = useState(() => guessLanguage(navigator.languages))
  const [isChoosing, setChoosing] = useState(false)
  const { choose } = useLanguageChoice()
  const isDue = isKnown && !isAsked && lang === null && guess !== undefined
  const accept = async () => {
    const { text, isSaved } = await choose({ lang: guess ?? null })
    toast({ text, tone: isSaved ? 'success' : 'error' })
  }
  const close = () => {
    setChoosing(false)
    keepAsked()
  }
  const dialog = <LazyDialog load={loadDialog} props={{ open: isChoosing, onClose: close }} />
  // The dialog stays open when its first choice has ended the question.
  if (!isDue) return isChoosing ? dialog : null
  const language = englishName(guess)
  return (
    <section className={styles.offer} aria-label={languageOfferMessages.label}>
      <p>{languageOfferMessages.question(language)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void accept()}>{languageOfferMessages.yes(language)}</Button>
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          {languageOfferMessages.other}
        </Button>
        <Button variant="quiet" onClick={keepAsked}>
          {languageOfferMessages.no}
        </Button>
      </div>
      {dialog}
    </section>
  )
}
