import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import styles from './coverage.module.css'
import { coverageMessages } from './coverage-messages'
import { coverageInterval, type TextWords, wordsForCoverage } from './text-words'

interface WordsToLearnProps {
  words: TextWords
  /** Saves words; resolves when done. */
  onSave: (words: readonly TextWord[]) => Promise<void>
  /** Selects a word in the text; without it, the word's page is opened. */
  onOpen?: ((word: TextWord) => void) | undefined
}

/** Lists the words that would raise the coverage of a text most, with a button that saves them all. */
export function WordsToLearn({ words, onSave, onOpen }: WordsToLearnProps) {
  const [isSaving, setSaving] = useState(false)
  const { words: offered, percent } = wordsForCoverage(words)
  const range = coverageInterval(words)
  const unsaved = offered.filter(({ state }) => state !== 'new')
  if (offered.length === 0) {
    return <p className={styles.lead}>{coverageMessages.knownOfText(range)}</p>
  }
  const save = async () => {
    setSaving(true)
    await onSave(unsaved)
    setSaving(false)
  }
  return (
    <>
      <p className={styles.lead}>{coverageMessages.wordsToReach(range, percent)}</p>
      <ol className={styles.words}>
        {offered.map((word) => (
          <li key={word.spell_id}>
            <Word word={word} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <Button
        className={styles.save}
        block
        variant="primary"
        icon={<Bookmark aria-hidden />}
        busy={isSaving}
        disabled={unsaved.length === 0}
        onClick={() => void save()}
      >
        {unsaved.length === 0 ? coverageMessages.allSaved : coverageMessages.save(unsaved.length)}
      </Button>
    </>
  )
}

function Word({ word, onOpen }: { word: TextWord } & Pick<WordsToLearnProps, 'onOpen'>) {
  const occurrences = coverageMessages.occurrences(word.count)
  const inside = (
    <>
      <span>{word.spell_lower}</span>
      <span className={styles.count}>
        {word.state === 'new' ? coverageMessages.savedOccurrences(occurrences) : occurrences}
      </span>
    </>
  )
  if (!onOpen) {
    return (
      <a className={styles.word} href={paths.word(word.spell_id)} target="_blank" rel="noopener">
        {inside}
      </a>
    )
  }
  return (
    <button type="button" className={styles.word} onClick={() => onOpen(word)}>
      {inside}
    </button>
  )
}
