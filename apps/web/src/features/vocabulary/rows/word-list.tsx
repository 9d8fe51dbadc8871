import type { ListedWord } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { CSSProperties } from 'react'
import { cx } from '../../../ui/cx'
import type { ShownWord } from '../waiting-changes'
import { useRowKeys } from './use-row-keys'
import styles from './word-list.module.css'
import { WordListRow } from './word-list-row'

interface WordListProps {
  /** Accessible name. */
  label: string
  words: readonly ShownWord[]
  /** Number of words on the pages before this one. */
  offset: number
  /** Number of words on all pages. */
  found: number
  hasStrength: boolean
  /** True while other words are loading. */
  busy: boolean
  onListen: (word: ListedWord) => void
  onNote: (word: ListedWord) => void
}

/** A page of words with their meanings. Only the visible rows and a few around them are in the document. */
export function WordList({ label, words, offset, found, busy, ...row }: WordListProps) {
  const { body, indexes, handlers } = useRowKeys(words.length)
  return (
    <div
      ref={body}
      className={cx(styles.list, busy && styles.busy)}
      style={{ '--count': words.length } as CSSProperties}
      {...handlers}
    >
      <ul aria-label={label} aria-busy={busy} className={styles.rows}>
        {indexes.map((index) => {
          const word = words[index]!
          return (
            <WordListRow
              key={word.spell_id}
              word={word}
              index={index}
              place={offset + index + 1}
              found={found}
              {...row}
            />
          )
        })}
      </ul>
    </div>
  )
}
