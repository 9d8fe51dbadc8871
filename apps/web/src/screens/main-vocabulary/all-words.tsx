import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ListPages } from '../../features/vocabulary/lists/list-pages'
import { mainQuery, mainSorts } from '../../features/vocabulary/lists/list-state'
import { PageEnd } from '../../features/vocabulary/lists/page-end'
import { offsetOf, pageCount } from '../../features/vocabulary/lists/paging'
import { useExistingPage } from '../../features/vocabulary/lists/use-existing-page'
import { useListState } from '../../features/vocabulary/lists/use-list-state'
import { useRefetchWhenSent } from '../../features/vocabulary/lists/use-refetch-when-sent'
import { useSelection } from '../../features/vocabulary/table/use-selection'
import { WordTable } from '../../features/vocabulary/table/word-table'
import { WordTableSkeleton } from '../../features/vocabulary/table/word-table-skeleton'
import { vocabularyQueries } from '../../features/vocabulary/vocabulary.queries'
import { ApiError, errorSentence } from '../../http/api-error'
import { ErrorState } from '../../ui/states/error-state'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'
import { MoreTools } from './more-tools'
import { NoWords } from './no-words'
import { SelectionBar } from './selection-bar'
import { WordTools } from './word-tools'

/** All words of the main vocabulary, sorted, filtered and paged, with actions on several of them. */
export function AllWords({ onAddWords }: { onAddWords: () => void }) {
  const section = useRef<HTMLElement>(null)
  const { state, change } = useListState(mainSorts, 'all')
  useRefetchWhenSent()
  const query = mainQuery(state)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(vocabularyQueries.main(query))
  const rows = data?.vocabulary ?? []
  const found = data?.found ?? 0
  const pages = pageCount(found, state.limit)
  const selection = useSelection(rows, JSON.stringify(query))

  useExistingPage(state, change, data && !isPlaceholderData ? found : undefined)

  const onPage = (page: number) => {
    change({ page })
    section.current?.scrollIntoView()
  }

  return (
    <section ref={section} aria-label={mainVocabularyMessages.words.title} className={styles.words}>
      <WordTools
        view="all"
        state={state}
        change={change}
        More={MoreTools}
        pages={
          <ListPages
            page={state.page}
            limit={state.limit}
            shown={rows.length}
            found={found}
            busy={!data || isPlaceholderData}
            onPage={(page) => change({ page })}
          />
        }
      />
      {data && found === 0 && !isPlaceholderData ? (
        <NoWords
          view="all"
          state={state}
          isEmpty={data.stat.total_words === 0}
          onClear={change}
          onAddWords={onAddWords}
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
