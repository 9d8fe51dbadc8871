import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mayBeNew } from '../../features/dict/known-words'
import { prefetchFitting, prefetchWords } from '../../features/dict/prefetch'
import type { WordQuery } from '../../features/dict/word-query'
import { ReaderText } from '../../features/reader/reader-text'
import { toast } from '../../ui/toast.store'
import { useLogin } from './use-login'

/** The text being read, joined to the dictionary. */
export function Reading() {
  const client = useQueryClient()
  const logIn = useLogin()
  const onVisibleWords = useCallback((words: string[]) => void prefetchWords(client, words), [client])
  const onAim = useCallback((word: WordQuery) => prefetchFitting(client, word), [client])
  const isUnknown = useCallback((text: string) => mayBeNew(client, text), [client])
  const onVocabularyKey = useCallback(
    (key: string) => {
      const what = key === 's' ? 'Saving words' : 'Setting priorities'
      toast({ text: `${what} needs an account.`, action: { label: 'Log in', onSelect: logIn } })
    },
    [logIn],
  )
  return (
    <ReaderText
      onAim={onAim}
      onVisibleWords={onVisibleWords}
      isUnknown={isUnknown}
      onVocabularyKey={onVocabularyKey}
    />
  )
}
