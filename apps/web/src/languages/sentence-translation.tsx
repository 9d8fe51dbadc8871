import { englishName } from '@wordhoard/contracts/fields/language-names'
import { Languages } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../ui/button'
import { sentenceMessages } from './messages'
import { useTranslationLang } from './my-language.store'
import { translateSentence, useTranslator } from './sentence-translator'
import styles from './translation.module.css'
import { WordsIn } from './words-in'

type State =
  | { readonly kind: 'idle' | 'translating' | 'failed' }
  | { readonly kind: 'downloading'; readonly percent: number }
  | { readonly kind: 'done'; readonly text: string }

/** A button that translates the sentence by the browser's own translator; nothing where there is none. */
export function SentenceTranslation({ sentence }: { sentence: string }) {
  const lang = useTranslationLang()
  const { lang: checked, availability } = useTranslator()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const status = useId()
  if (lang === undefined || checked !== lang || !availability || availability === 'unavailable') return null
  const language = englishName(lang)
  const translate = async () => {
    setState({ kind: 'translating' })
    try {
      const text = await translateSentence(sentence, lang, (share) =>
        setState(
          share < 1 ? { kind: 'downloading', percent: Math.round(share * 100) } : { kind: 'translating' },
        ),
      )
      setState({ kind: 'done', text })
    } catch (error) {
      console.info('The browser could not translate', error)
      setState({ kind: 'failed' })
    }
  }
  const isBusy = state.kind === 'translating' || state.kind === 'downloading'
  return (
    <div className={styles.sentence}>
      {state.kind !== 'done' && (
        <Button
          variant="quiet"
          className={styles.translate}
          icon={<Languages aria-hidden />}
          busy={isBusy}
          aria-describedby={status}
          onClick={() => void translate()}
        >
          {sentenceMessages.translate}
        </Button>
      )}
      <div id={status} role="status">
        {state.kind === 'done' ? (
          <>
            <p className={styles.translated}>
              <WordsIn lang={lang} text={state.text} />
            </p>
            <p className={styles.note}>{sentenceMessages.onDevice}</p>
          </>
        ) : (
          <p className={styles.note}>{describe(state, availability, language)}</p>
        )}
      </div>
    </div>
  )
}

/** Says what the browser is doing, or what it must do first. */
function describe(state: State, availability: string, language: string): string {
  if (state.kind === 'downloading') return sentenceMessages.downloading(language, state.percent)
  if (state.kind === 'translating') return sentenceMessages.translating
  if (state.kind === 'failed') return sentenceMessages.failed
  return availability === 'available' ? '' : sentenceMessages.needsDownload(language)
}
