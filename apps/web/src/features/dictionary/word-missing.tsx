import { useQuery } from '@tanstack/react-query'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { dictionaryQueries } from './dictionary.queries'
import styles from './word-panel.module.css'
import { wordPanelMessages } from './word-panel-messages'
import type { WordQuery } from './word-query'

/** Returns the parts of a compound or contraction that can be looked up separately. */
function partsOf(text: string): string[] {
  const parts = text.split(/[\s\-/'’]+/).filter((part) => part.length > 1)
  return parts.length > 1 || parts[0] !== text ? [...new Set(parts)] : []
}

/** Shown when the dictionary lacks a word: its parts, and words with a similar spelling. */
export function WordMissing({ query, onLookUp }: { query: WordQuery; onLookUp: (text: string) => void }) {
  const parts = partsOf(query.text)
  const { data: alike } = useQuery({ ...dictionaryQueries.alike(query.text), retry: false })
  return (
    <div className={styles.missing} role="status">
      <h2>{query.shown}</h2>
      <p>{wordPanelMessages.missing}</p>
      {parts.length > 0 && (
        <>
          <h3>{wordPanelMessages.lookUpPart}</h3>
          <div className={styles.choices}>
            {parts.map((part) => (
              <Button key={part} onClick={() => onLookUp(part)}>
                {part}
              </Button>
            ))}
          </div>
        </>
      )}
      {alike && alike.length > 0 && (
        <>
          <h3>{wordPanelMessages.didYouMean}</h3>
          <p className={styles.alike}>
            {alike.slice(0, 6).map(({ id, spell_lower }) => (
              <a key={id} href={paths.word(id)}>
                {spell_lower}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  )
}
