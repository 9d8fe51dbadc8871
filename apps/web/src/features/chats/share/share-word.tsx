import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchWords } from '@wordhoard/contracts/dictionary'
import { useDeferredValue, useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { TextField } from '../../../ui/fields/text-field'
import type { Shared } from '../composer/unsent'
import { ShareChoice } from './share-choice'
import styles from './share-dialog.module.css'
import { shareDialogUiMessages } from './share-dialog-messages'

/** Searches the dictionary for a word to share. */
export function ShareWord({ onChoose }: { onChoose: (shared: Shared) => void }) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['dict', 'search', text],
    queryFn: ({ signal }) => call(searchWords, { params: { text } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const words = text === '' ? [] : data
  return (
    <>
      <TextField
        label={shareDialogUiMessages.word.field}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status">
        {error && text !== '' && <p className={styles.note}>{errorSentence(error)}</p>}
        {text !== '' && words?.length === 0 && !isPlaceholderData && (
          <p className={styles.note}>{shareDialogUiMessages.word.notFound(text)}</p>
        )}
      </div>
      <ul className={styles.list} aria-label={shareDialogUiMessages.word.list}>
        {words?.map(({ id, spell_lower }) => (
          <ShareChoice
            key={id}
            title={spell_lower}
            onChoose={() => onChoose({ reference: { kind: 'word', spell_id: id }, title: spell_lower })}
          />
        ))}
      </ul>
    </>
  )
}
