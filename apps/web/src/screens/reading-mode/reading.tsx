import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback, useRef, useState } from 'react'
import { mayBeNew } from '../../features/dict/known-words'
import { prefetchFitting, prefetchWords } from '../../features/dict/prefetch'
import { useTextLevel } from '../../features/dict/use-text-level'
import type { WordQuery } from '../../features/dict/word-query'
import { ChapterLinks } from '../../features/file-import/chapter-links'
import { ReaderText } from '../../features/reader/reader-text'
import type { TextSample } from '../../features/reader/text-sample'
import { ReadingNote } from '../../features/word-states/reading-note'
import { chooseChapter } from './choose'
import { InfoPane } from './info-pane'
import { InfoSheet } from './info-sheet'
import { ReadingBar } from './reading-bar'
import { useNarrow } from './use-narrow'
import { useReadingWords } from './use-reading-words'
import { useVocabularyKeys } from './use-vocabulary-keys'
import { WordContent } from './word-content'

interface ReadingProps {
  /** The bar of the screen that it is on; `openWord` selects a word where it stands in the text. */
  bar?: ComponentType<{ openWord: (forms: readonly string[]) => void }>
}

/** The text being read, joined to the dictionary: text, word information and bar. */
export function Reading({ bar: Bar = ReadingBar }: ReadingProps) {
  const client = useQueryClient()
  const onVisibleWords = useCallback((words: string[]) => void prefetchWords(client, words), [client])
  const onAim = useCallback((word: WordQuery) => prefetchFitting(client, word), [client])
  const isUnknown = useCallback((text: string) => mayBeNew(client, text), [client])
  const onVocabularyKey = useVocabularyKeys()
  const { isUser, text, onText, lookOf, retry } = useReadingWords()
  const opener = useRef<(forms: readonly string[]) => boolean>(null)
  const openWord = useCallback((forms: readonly string[]) => void opener.current?.(forms), [])
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
        onText={onText}
        lookOf={lookOf}
        note={isUser && <ReadingNote text={text} onRetry={retry} />}
        footer={<ChapterLinks onChoose={chooseChapter} />}
        opener={opener}
      />
      <Info>
        <WordContent />
      </Info>
      <Bar openWord={openWord} />
    </>
  )
}
