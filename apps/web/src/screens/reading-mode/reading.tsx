import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { mayBeNew } from '../../features/dict/known-words'
import { prefetchFitting, prefetchWords } from '../../features/dict/prefetch'
import { useTextLevel } from '../../features/dict/use-text-level'
import type { WordQuery } from '../../features/dict/word-query'
import { ReaderText } from '../../features/reader/reader-text'
import type { TextSample } from '../../features/reader/text-sample'
import { toast } from '../../ui/toast.store'
import { InfoPane } from './info-pane'
import { InfoSheet } from './info-sheet'
import { ReadingBar } from './reading-bar'
import { useLogin } from './use-login'
import { useNarrow } from './use-narrow'
import { WordContent } from './word-content'

/** The text being read, joined to the dictionary: text, word information and bar. */
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
  const [sample, setSample] = useState<TextSample | null>(null)
  const level = useTextLevel(sample)
  const isNarrow = useNarrow()
  const Info = isNarrow ? InfoSheet : InfoPane
  return (
    <>
      <ReaderText
        onAim={onAim}
        onVisibleWords={onVisibleWords}
        onSample={setSample}
        level={level}
        isUnknown={isUnknown}
        onVocabularyKey={onVocabularyKey}
      />
      <Info>
        <WordContent />
      </Info>
      <ReadingBar />
    </>
  )
}
