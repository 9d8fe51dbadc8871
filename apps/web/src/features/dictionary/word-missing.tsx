import { useQuery } from '@tanstack/react-query'
import { MAX_WORD_LENGTH } from '@wordhoard/contracts/fields/word-fields'
import { Button } from '../../ui/button'
import { dictionaryQueries } from './dictionary.queries'
import styles from './word-panel.module.css'
import { wordPanelMessages } from './word-panel-messages'
import type { WordQuery } from './word-query'

const MAX_ALIKE = 4

/** Returns the parts of a compound or contraction that can be looked up separately. */
function partsOf(text: string): string[] {
  const parts = text.split(/[\s\-/'’]+/).filter((part) => part.length > 1)
  return parts.length > 1 || parts[0] !== text ? [...new Set(parts)] : []
}

interface WordMissingProps {
  query: WordQuery
  /** Whether it looks like a name. */
  isName: boolean
  /** Looks up another word instead. */
  onLookUp: (query: WordQuery) => void
}

/** Shown when the dictionary lacks a word: words with a similar spelling, in the same sentence, and its parts. */
export function WordMissing({ query, isName, onLookUp }: WordMissingProps) {
  const parts = partsOf(query.text)
  const { data: alike } = useQuery({
    ...dictionaryQueries.alike(query.text),
    enabled: query.text.length <= MAX_WORD_LENGTH,
    retry: false,
  })
  return (
    <div className={styles.missing} role="status">
      <h2>{query.shown}</h2>
      <p>{isName ? wordPanelMessages.missingName(query.shown) : wordPanelMessages.missing}</p>
      {alike && alike.length > 0 && (
        <>
          <h3>{wordPanelMessages.didYouMean}</h3>
          <div className={styles.choices}>
            {alike.slice(0, MAX_ALIKE).map(({ id, spell_lower }) => (
              <Button key={id} onClick={() => onLookUp({ ...query, text: spell_lower })}>
                {spell_lower}
              </Button>
            ))}
          </div>
        </>
      )}
      {parts.length > 0 && (
        <>
          <h3>{wordPanelMessages.lookUpPart}</h3>
          <div className={styles.choices}>
            {parts.map((part) => (
              <Button
                key={part}
                variant="quiet"
                onClick={() => onLookUp({ text: part, shown: part, before: '', after: '', isPhrase: false })}
              >
                {part}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
