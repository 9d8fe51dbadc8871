import type { ListedWord } from '@wordhoard/contracts/fields/vocabulary-fields'
import { NotebookPen, NotebookText, Volume2 } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { TranslationSlot } from '../../../languages/translation-slot'
import { paths } from '../../../shell/paths'
import { IconButton } from '../../../ui/icon-button'
import type { ShownWord } from '../waiting-changes'
import { wordListMessages } from './messages'
import { StrengthBar } from './strength-bar'
import styles from './word-list.module.css'

interface WordListRowProps {
  word: ShownWord
  /** Index on the page, from 0. */
  index: number
  /** Index in the whole list, from 1. */
  place: number
  found: number
  /** False in lists of words that nobody practises. */
  hasStrength: boolean
  onListen: (word: ListedWord) => void
  onNote: (word: ListedWord) => void
}

/** A word with its meaning. The whole row links to the word's page in a new tab, so that the list stays. */
export const WordListRow = memo(function WordListRow(props: WordListRowProps) {
  const { word, index, place, found, hasStrength, onListen, onNote } = props
  const { spell_id, spell_lower, meaning, score, note, isWaiting } = word
  const written = word.spelling ?? spell_lower
  const noteLabel = note === null ? wordListMessages.addNote : wordListMessages.editNote
  return (
    <li
      className={styles.row}
      data-index={index}
      aria-setsize={found}
      aria-posinset={place}
      style={{ '--index': index } as CSSProperties}
    >
      <span className={styles.head}>
        <a className={styles.link} href={paths.word(spell_id)} target="_blank" rel="noopener">
          {written}
        </a>
        {isDue(word) && <span className={styles.due}>{wordListMessages.due}</span>}
        {hasStrength && <StrengthBar score={score ?? 0} />}
      </span>
      <span className={styles.meanings}>
        <span className={styles.meaning}>
          {isWaiting ? wordListMessages.waiting : (meaning ?? wordListMessages.noMeaning)}
        </span>
        <TranslationSlot of={word} place="line" />
      </span>
      <span className={styles.buttons}>
        <IconButton
          data-control="listen"
          label={wordListMessages.listen(written)}
          icon={<Volume2 aria-hidden />}
          onClick={() => onListen(word)}
        />
        <IconButton
          data-control="note"
          className={note === null ? styles.noNote : styles.hasNote}
          label={noteLabel(written)}
          icon={note === null ? <NotebookPen aria-hidden /> : <NotebookText aria-hidden />}
          title={note ?? undefined}
          onClick={() => onNote(word)}
        />
      </span>
    </li>
  )
})

function isDue({ state, priority, next_repeated_at }: ListedWord): boolean {
  return (
    state === 'learning' &&
    priority !== 0 &&
    next_repeated_at !== null &&
    Date.parse(next_repeated_at) <= Date.now()
  )
}
