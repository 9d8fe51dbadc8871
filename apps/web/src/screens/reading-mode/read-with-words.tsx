import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react'
import { mayBeNew } from '../../features/dict/known-words'
import { prefetchFitting, prefetchWords } from '../../features/dict/prefetch'
import { useTextLevel } from '../../features/dict/use-text-level'
import type { WordQuery } from '../../features/dict/word-query'
import { ReaderText } from '../../features/reader/reader-text'
import type { TextSample } from '../../features/reader/text-sample'
import { ReadingNote } from '../../features/word-states/reading-note'
import { InfoPane } from './info-pane'
import { InfoSheet } from './info-sheet'
import { useNarrow } from './use-narrow'
import { type EnteredReading, useReadingWords } from './use-reading-words'
import { useVocabularyKeys } from './use-vocabulary-keys'
import { WordContent } from './word-content'

interface ReadWithWordsProps extends Pick<ComponentProps<typeof ReaderText>, 'content' | 'places'> {
  entered: EnteredReading
  /** Its level, where it is known; otherwise it is estimated. */
  level?: string | null
  /** The bar of the screen that it is on; `openWord` selects a word, by its forms, where it stands in the text. */
  bar: (openWord: (forms: readonly string[]) => void) => ReactNode
}

/** A text being read, joined to the dictionary and the reader's words: text, word information and bar. */
export function ReadWithWords({ content, places, entered, level, bar }: ReadWithWordsProps) {
  const client = useQueryClient()
  const onVisibleWords = useCallback((words: string[]) => void prefetchWords(client, words), [client])
  const onAim = useCallback((word: WordQuery) => prefetchFitting(client, word), [client])
  const isUnknown = useCallback((text: string) => mayBeNew(client, text), [client])
  const onVocabularyKey = useVocabularyKeys()
  const { isUser, text, onText, lookOf, retry } = useReadingWords(entered)
  const opener = useRef<(forms: readonly string[]) => boolean>(null)
  const openWord = useCallback((forms: readonly string[]) => void opener.current?.(forms), [])
  const [sample, setSample] = useState<TextSample | null>(null)
  const estimated = useTextLevel(level === undefined ? sample : null)
  const isNarrow = useNarrow()
  const Info = isNarrow ? InfoSheet : InfoPane
  return (
    <>
      <ReaderText
        content={content}
        places={places}
        onAim={onAim}
        onVisibleWords={onVisibleWords}
        onSample={setSample}
        level={level === undefined ? estimated : level}
        isUnknown={isUnknown}
        onVocabularyKey={onVocabularyKey}
        onText={onText}
        lookOf={lookOf}
        note={isUser && <ReadingNote text={text} onRetry={retry} />}
        opener={opener}
      />
      <Info>
        <WordContent source={content.title} />
      </Info>
      {bar(openWord)}
    </>
  )
}
