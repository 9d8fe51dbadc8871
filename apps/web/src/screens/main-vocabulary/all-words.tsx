import { useQuery } from '@tanstack/react-query'
import { BookOpen, SearchX } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isFiltered, mainQuery, mainSorts, noFilter } from '../../features/vocabulary/lists/list-state'
import { PageEnd } from '../../features/vocabulary/lists/page-end'
import { offsetOf, pageCount } from '../../features/vocabulary/lists/paging'
import { useListState } from '../../features/vocabulary/lists/use-list-state'
import { useSelection } from '../../features/vocabulary/table/use-selection'
import { WordTable } from '../../features/vocabulary/table/word-table'
import { WordTableSkeleton } from '../../features/vocabulary/table/word-table-skeleton'
import { vocabularyQueries } from '../../features/vocabulary/vocabulary.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'
import { SelectionBar } from './selection-bar'
import { WordTools } from './word-tools'

/** All words of the main vocabulary, sorted, filtered and paged, with actions on several of them. */
export function AllWords({ onAddWords }: { onAddWords: () => void }) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { state, change } = useListState(mainSorts)
  const query = mainQuery(state)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(vocabularyQueries.main(query))
  const rows = data?.vocabulary ?? []
  const found = data?.found ?? 0
  const pages = pageCount(found, state.limit)
  const selection = useSelection(rows, JSON.stringify(query))

  // The current page may have disappeared because words were removed, here or in another tab.
  useEffect(() => {
    if (data && !isPlaceholderData && state.page > pages) change({ page: pages }, { replace: true })
  }, [data, isPlaceholderData, state.page, pages, change])

  const onPage = (page: number) => {
    change({ page })
    section.current?.scrollIntoView()
  }

  if (data?.stat.total_words === 0) {
    return (
      <EmptyState
        icon={<BookOpen />}
        title={mainVocabularyMessages.empty.title}
        text={mainVocabularyMessages.empty.text}
        actions={
          <>
            <Link className={buttonClass()} to={paths.read}>
              {mainVocabularyMessages.empty.read}
            </Link>
            <Button variant="quiet" onClick={onAddWords}>
              {mainVocabularyMessages.empty.import}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <section ref={section} aria-labelledby={id} className={styles.words}>
      <h2 id={id} className={styles.wordsHeading}>
        {mainVocabularyMessages.words.title}
      </h2>
      <WordTools
        state={state}
        change={change}
        shown={rows.length}
        found={found}
        busy={!data || isPlaceholderData}
        onPage={(page) => change({ page })}
      />
      {data && found === 0 && !isPlaceholderData ? (
        <EmptyState
          icon={<SearchX />}
          title={mainVocabularyMessages.noResults.title}
          text={mainVocabularyMessages.noResults.text}
          actions={
            isFiltered(state) && (
              <Button onClick={() => change(noFilter)}>{mainVocabularyMessages.noResults.clear}</Button>
            )
          }
        />
      ) : data ? (
        <>
          <WordTable
            label={mainVocabularyMessages.words.title}
            rows={rows}
            offset={offsetOf(state.page, state.limit)}
            found={found}
            sorts={state.sorts}
            selection={selection}
            busy={isPlaceholderData}
          />
          <PageEnd page={state.page} pages={pages} onPage={onPage} />
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
        <WordTableSkeleton />
      )}
      <SelectionBar rows={rows} selection={selection} />
    </section>
  )
}
