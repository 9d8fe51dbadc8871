import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { demoMessages } from '../messages'
import { type DemoWord, demoText } from './demo-text'
import styles from './reader-demo.module.css'

const words = demoText.filter((part) => typeof part !== 'string')

/** A miniature reader: a sentence with tappable words, and the entry beside it. */
export function ReaderDemo() {
  const [chosen, setChosen] = useState<DemoWord>(words[1] ?? words[0]!)
  const navigate = useNavigate()

  async function save() {
    // Without this code an account can still be made; only the word is lost.
    await import('./mark-demo-word').then(
      ({ markDemoWord }) => markDemoWord(chosen),
      (error: unknown) => console.warn('The word could not be marked', error),
    )
    void navigate(paths.registration)
  }

  return (
    <div className={styles.demo}>
      <p className={styles.text}>
        {demoText.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <button
              key={part.word}
              type="button"
              className={styles.word}
              aria-pressed={part === chosen}
              onClick={() => setChosen(part)}
            >
              {part.word}
            </button>
          ),
        )}
      </p>
      <div className={styles.entry} aria-live="polite">
        <p className={styles.head}>
          <b className={styles.headword}>{chosen.word}</b>{' '}
          <span className={styles.ipa}>/{chosen.pronunciation}/</span>
        </p>
        <p className={styles.class}>{chosen.partOfSpeech}</p>
        <div className={styles.sense}>
          <p className={styles.fits}>
            <Sparkles aria-hidden /> {demoMessages.fits}
          </p>
          <p className={styles.definition}>{chosen.definition}</p>
          <p className={styles.example}>{chosen.example}</p>
        </div>
        <Button className={styles.save} onClick={() => void save()}>
          {demoMessages.save}
        </Button>
      </div>
    </div>
  )
}
