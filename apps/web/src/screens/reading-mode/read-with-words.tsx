import { useQueryClient } from '@tanstack/react-query'
import { topicWords } from '@wordhoard/senses/words/topic-words'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isPackHere } from '../../features/dictionary/pack/is-pack-here'
import { isMaybeNew } from '../../features/dictionary/prefetch/known-words'
import {
  prefetchLookUpSoon,
  prefetchWordsSoon,
  preloadPrefetch,
} from '../../features/dictionary/prefetch/prefetch-soon'
import { type TextSenses, TextSensesContext } from '../../features/dictionary/text-senses'
import { TextTopic } from '../../features/dictionary/text-topic'
import { useTextLevel } from '../../features/dictionary/use-text-level'
import type { SensesArticle } from '../../features/dictionary/use-text-senses'
import type { WordQuery } from '../../features/dictionary/word-query'
import { isOffered } from '../../features/knowledge/offer/offer-memory'
import type { TextSample } from '../../features/reader/facts/text-sample'
import type { TextOnScreen } from '../../features/reader/passing/blocks-on-screen'
import type { NoteAt } from '../../features/reader/selection/use-reader-keys'
import { ReaderText } from '../../features/reader/text/reader-text'
import { useReading } from '../../features/reader/text/reading.store'
import type { KeptSource } from '../../kept/kept-source'
import { lazyExtra } from '../../lib/lazy-extra'
import { useFirstTouch } from '../../ui/use-first-touch'
import { useTouchedOrAfter } from '../../ui/use-touched-or-after'
import { EndSlot } from './end/end-slot'
import styles from './reading-mode.module.css'
import { useKeptText } from './use-kept-text'
import { useNarrow } from './use-narrow'
import { type EnteredReading, useReadingWords } from './use-reading-words'
import { InfoPane } from './word/info-pane'
import { useVocabularyKeys } from './word/use-vocabulary-keys'
import { WordContent } from './word/word-content'
import { SheetNotLoaded } from './word/word-not-loaded'

interface ReadWithWordsProps extends Pick<ComponentProps<typeof ReaderText>, 'content' | 'places'> {
  /** What is asked about the text is kept with it on this device. Constant for one text. */
  source: KeptSource
  entered: EnteredReading
  /** The article; absent for other texts. Must not change unless the article does. */
  article?: SensesArticle
  /** The text's level if known; otherwise it is estimated. */
  level?: string | null
  /** Shown below the text and the card at its end. */
  footer?: ReactNode
  /** Renders the bar of the screen; `openWord` selects a word in the text by its forms. */
  bar: (openWord: (forms: readonly string[]) => void) => ReactNode
}

const ReadingNote = lazyExtra(
  async () => (await import('../../features/word-states/reading-note')).ReadingNote,
)
const PlacementPrompt = lazyExtra(
  async () => (await import('../../features/knowledge/offer/placement-prompt')).PlacementPrompt,
)
/** How long to wait before loading what watches the reading, in ms: nobody has read a paragraph by then. */
const WATCH_AFTER_MS = 3000
/** Loads a part that nobody needs before they have read for a moment. */
const lazyLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyExtra(async () => {
    await new Promise((resolve) => setTimeout(resolve, WATCH_AFTER_MS))
    return load()
  })
const PassedWords = lazyLater(async () => (await import('./passed-words')).PassedWords)
const ReadingGlosses = lazyLater(async () => (await import('./glosses/reading-glosses')).ReadingGlosses)
const importSenses = () => import('./reading-senses')
const ReadingSenses = lazyExtra(async () => (await importSenses()).ReadingSenses)
const importPack = () => import('../../features/dictionary/pack/pack-answers')
const importSheet = () => import('./word/info-sheet')
const InfoSheet = lazyExtra(async () => (await importSheet()).InfoSheet, SheetNotLoaded)

/** Preloads what the first tap on a word needs; a failure shows when it is needed. */
export function prepare(): void {
  preloadPrefetch()
  void Promise.allSettled([
    ...[import('./word/selected-content'), importSheet(), import('./word/vocabulary-key')],
    import('../../features/vocabulary/note/word-note'),
  ])
  // The code that answers without a network can't be loaded without one.
  if (isPackHere()) void importPack().then(({ startPack }) => startPack())
}

/** A text in the reader, connected to the dictionary and the reader's words: text, word information and bar. */
export function ReadWithWords(props: ReadWithWordsProps) {
  const { content, source, places, entered, article, level, footer, bar } = props
  const articleId = article?.id
  const client = useQueryClient()
  const onVisibleWords = useCallback((words: string[]) => prefetchWordsSoon(client, words), [client])
  const isUnknown = useCallback((text: string) => isMaybeNew(client, text), [client])
  const onVocabularyKey = useVocabularyKeys()
  const { isUser, phrases, text, onText, stateOfForm, retry } = useReadingWords(entered)
  const opener = useRef<(forms: readonly string[]) => void>(null)
  const screen = useRef<TextOnScreen>(null)
  const glossNote = useRef<NoteAt>(null)
  const noteAt = useCallback<NoteAt>((place) => glossNote.current?.(place), [])
  const openWord = useCallback((forms: readonly string[]) => opener.current?.(forms), [])
  const [sample, setSample] = useState<TextSample | null>(null)
  const topic = useMemo(() => topicWords(sample?.words ?? new Map()), [sample])
  const [senses, setSenses] = useState<TextSenses | null>(null)
  const wantsSenses = useTouchedOrAfter(WATCH_AFTER_MS)
  const onWordPress = useCallback(
    (word: WordQuery) => prefetchLookUpSoon(client, word, topic, senses),
    [client, topic, senses],
  )
  const estimated = useTextLevel(level === undefined ? sample : null)
  const isNarrow = useNarrow()
  const isWordInfo = useReading((state) => state.isWordInfo)
  const [wasOpen, setWasOpen] = useState(false)
  if (isWordInfo && !wasOpen) setWasOpen(true)
  useFirstTouch(prepare)
  useKeptText(source)
  return (
    <TextSensesContext value={senses}>
      <TextTopic value={topic}>
        <ReaderText
          content={content}
          places={places}
          onWordPress={onWordPress}
          onVisibleWords={onVisibleWords}
          onSample={setSample}
          level={level === undefined ? estimated : level}
          isUnknown={isUnknown}
          onVocabularyKey={onVocabularyKey}
          noteAt={noteAt}
          onText={onText}
          stateOfForm={stateOfForm}
          phrases={phrases}
          note={
            isUser && (
              <>
                <Suspense fallback={<span />}>
                  <ReadingNote text={text} onRetry={retry} />
                </Suspense>
                {isOffered() && (
                  <div className={styles.offer}>
                    <Suspense fallback={<span />}>
                      <PlacementPrompt />
                    </Suspense>
                  </div>
                )}
              </>
            )
          }
          footer={
            <>
              <EndSlot articleId={articleId} level={level === undefined ? estimated : level} />
              {footer}
            </>
          }
          opener={opener}
          screen={screen}
        />
        {!isNarrow && (
          <InfoPane>
            <WordContent source={content.title} articleId={articleId} />
          </InfoPane>
        )}
        {isNarrow && wasOpen && (
          <Suspense fallback={null}>
            <InfoSheet>
              <WordContent source={content.title} articleId={articleId} />
            </InfoSheet>
          </Suspense>
        )}
        {isUser && text !== null && (
          <Suspense fallback={null}>
            <PassedWords key={text} screen={screen} />
          </Suspense>
        )}
        {isUser && text !== null && (
          <Suspense fallback={null}>
            <ReadingGlosses key={text} screen={screen} note={glossNote} />
          </Suspense>
        )}
        {wantsSenses && sample && (
          <Suspense fallback={null}>
            <ReadingSenses article={article} title={content.title} onSenses={setSenses} />
          </Suspense>
        )}
        {bar(openWord)}
      </TextTopic>
    </TextSensesContext>
  )
}
