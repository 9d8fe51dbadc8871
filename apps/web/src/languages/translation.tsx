import { directionOf, englishName, separatorOf } from '@wordhoard/contracts/fields/language-names'
import { Languages } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { VisuallyHidden } from '../ui/visually-hidden'
import { translationMessages } from './messages'
import { useMyLanguage } from './my-language.store'
import type { Translated, TranslationPlace } from './translated'
import styles from './translation.module.css'
import { WordsIn } from './words-in'

/** What a learner would say in their language. On tap, its place is kept and a small button reveals it. */
export function Translation({ of, place }: { of: Translated; place: TranslationPlace }) {
  const { lang, show } = useMyLanguage()
  const [isRevealed, setRevealed] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  // The button that was pressed is gone, so that focus goes to what it has revealed.
  useEffect(() => {
    if (isRevealed) text.current?.focus({ preventScroll: true })
  }, [isRevealed])
  const { translations = [], translations_from: from } = of
  if (lang === null || show === 'never' || translations.length === 0) return null
  const isHidden = show === 'on_tap' && !isRevealed
  // A line or a button has no room for a button of its own.
  if (place === 'line' && isHidden) return null
  const language = englishName(lang)
  const words = <WordsIn lang={lang} text={translations.join(separatorOf(lang))} />
  if (place === 'line') {
    // A line that is cut off is cut at its end, which depends on the direction of all of it.
    return (
      <span className={styles.line} dir={directionOf(lang)}>
        {words}
      </span>
    )
  }
  return (
    <span className={styles.translation} data-on-tap={show === 'on_tap' || undefined}>
      <span
        ref={text}
        className={styles.text}
        data-hidden={isHidden || undefined}
        tabIndex={isRevealed ? -1 : undefined}
      >
        <VisuallyHidden>{translationMessages.inLanguage(language)} </VisuallyHidden>
        {words}
        {from && (
          <span className={styles.source}>
            {[
              from.has_other_meanings && translationMessages.otherMeanings,
              translationMessages.from(from.source),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
      {isHidden && (
        <Button
          variant="quiet"
          className={styles.show}
          icon={<Languages aria-hidden />}
          onClick={() => setRevealed(true)}
        >
          {translationMessages.show(language)}
        </Button>
      )}
    </span>
  )
}
