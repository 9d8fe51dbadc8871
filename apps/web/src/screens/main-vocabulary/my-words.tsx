import { useQuery } from '@tanstack/react-query'
import type { ListedWord } from '@wordhoard/contracts/fields/vocabulary-fields'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ListPages } from '../../features/vocabulary/lists/list-pages'
import { latestFirst, queryOfMet, queryOfSaved } from '../../features/vocabulary/lists/list-state'
import { offsetOf } from '../../features/vocabulary/lists/paging'
import { useExistingPage } from '../../features/vocabulary/lists/use-existing-page'
import { useListState } from '../../features/vocabulary/lists/use-list-state'
import { useRefetchWhenSent } from '../../features/vocabulary/lists/use-refetch-when-sent'
import { WordList } from '../../features/vocabulary/rows/word-list'
import { WordListSkeleton } from '../../features/vocabulary/rows/word-list-skeleton'
import { vocabularyQueries } from '../../features/vocabulary/vocabulary.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { useTranslationLang } from '../../languages/my-language.store'
import { LazyDialog } from '../../shell/lazy-dialog'
import { fetchOnce } from '../../ui/fetch-once'
import { ErrorState } from '../../ui/states/error-state'
import { usePressedCode } from '../../ui/use-pressed-code'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'
import { NoWords } from './no-words'
import { WordTools } from './word-tools'

const moreTools = fetchOnce(async () => (await import('./more-tools')).MoreTools)
const sound = fetchOnce(() => import('./word-sound'))
const loadNote = async () => (await import('../../features/vocabulary/note/note-dialog')).NoteDialog

/** When the code that plays words is loaded, in ms: the list is read first. */
const SOUND_AFTER_MS = 2000

interface MyWordsProps {
  view: 'saved' | 'met'
  onAddWords: () => void
}

/** Saved words, or words only met, each with its meaning; the latest first. */
export function MyWords({ view, onAddWords }: MyWordsProps) {
  const section = useRef<HTMLElement>(null)
  const { state, change } = useListState(latestFirst, view)
  // The query asks for translations into it.
  useTranslationLang()
  useRefetchWhenSent()
  const query = view === 'saved' ? queryOfSaved(state) : queryOfMet(state)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(vocabularyQueries.main(query))
  const words = data?.vocabulary ?? []
  const found = data?.found ?? 0
  const { title } = mainVocabularyMessages[view]
  const [noted, setNoted] = useState<ListedWord | null>(null)
  const [isNoting, setNoting] = useState(false)
  const [More, loadMore] = usePressedCode(moreTools)
  useExistingPage(state, change, data && !isPlaceholderData ? found : undefined)
  useEffect(() => {
    const timer = setTimeout(sound.preload, SOUND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const onListen = useCallback(async ({ spell_id, spell_lower }: ListedWord) => {
    ;(sound.now() ?? (await sound.fetch())).pronounceWord(spell_id, spell_lower)
  }, [])
  const onNote = useCallback((word: ListedWord) => {
    setNoted(word)
    setNoting(true)
  }, [])
  const onPage = (page: number) => {
    change({ page })
    section.current?.scrollIntoView()
  }

  return (
    <section ref={section} aria-label={title} className={styles.words}>
      <WordTools view={view} state={state} change={change} More={More} onToggle={() => void loadMore()} />
      {data && found === 0 && !isPlaceholderData ? (
        <NoWords
          view={view}
          state={state}
          isEmpty={data.stat.total_words === 0}
          onClear={change}
          onAddWords={onAddWords}
        />
      ) : data ? (
        <>
          <WordList
            label={title}
            words={words}
            offset={offsetOf(state.page, state.limit)}
            found={found}
            hasStrength={view === 'saved'}
            busy={isPlaceholderData}
            onListen={onListen}
            onNote={onNote}
          />
          <ListPages
            page={state.page}
            limit={state.limit}
            shown={words.length}
            found={found}
            busy={isPlaceholderData}
            onPage={onPage}
          />
        </>
      ) : error ? (
        <ErrorState
          title={mainVocabularyMessages.words.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <WordListSkeleton />
      )}
      <LazyDialog
        load={loadNote}
        props={{
          open: isNoting,
          onClose: () => setNoting(false),
          word: noted && { spellId: noted.spell_id, headword: noted.spell_lower, note: noted.note },
        }}
      />
    </section>
  )
}
