import type { VocabularyDetail } from '@wordhoard/contracts/custom-vocabulary'
import { BookOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import tools from '../../features/vocabulary/list-tools.module.css'
import { ListPages } from '../../features/vocabulary/lists/list-pages'
import { PageEnd } from '../../features/vocabulary/lists/page-end'
import { PageSizeChoice } from '../../features/vocabulary/lists/page-size'
import { offsetOf, pageCount } from '../../features/vocabulary/lists/paging'
import type { ListControl } from '../../features/vocabulary/lists/use-list-state'
import { SortPanel } from '../../features/vocabulary/table/sort-panel'
import { useSelection } from '../../features/vocabulary/table/use-selection'
import { WordTable } from '../../features/vocabulary/table/word-table'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { FilterLine } from '../../ui/filters/filter-bar'
import { EmptyState } from '../../ui/states/empty-state'
import styles from './custom-vocabulary.module.css'
import { customVocabularyMessages } from './messages'
import { WordsBar } from './words-bar'

interface VocabularyWordsProps {
  vocabulary: VocabularyDetail
  isOwner: boolean
  list: ListControl
  /** True while other words are loading. */
  busy: boolean
}

/** Words of a vocabulary, sorted and paged, with actions on several of them. */
export function VocabularyWords({ vocabulary, isOwner, list, busy }: VocabularyWordsProps) {
  const section = useRef<HTMLElement>(null)
  const { state, change } = list
  const { page, limit, sorts } = state
  const { id, vocabulary: rows, stat } = vocabulary
  const found = stat.total_spells
  const pages = pageCount(found, limit)
  const selection = useSelection(rows, JSON.stringify(state))

  // The current page may have disappeared because words were removed, here or in another tab.
  useEffect(() => {
    if (!busy && page > pages) change({ page: pages }, { replace: true })
  }, [busy, page, pages, change])

  return (
    <section ref={section} aria-label={customVocabularyMessages.words} className={styles.words}>
      {found === 0 ? (
        <EmptyState
          icon={<BookOpen />}
          title={customVocabularyMessages.empty.title}
          text={isOwner ? customVocabularyMessages.empty.own : customVocabularyMessages.empty.other}
          actions={
            isOwner && (
              <>
                <Link className={buttonClass({ variant: 'primary' })} to={paths.vocabulary}>
                  {customVocabularyMessages.empty.goToVocabulary}
                </Link>
                <Link className={buttonClass()} to={paths.read}>
                  {customVocabularyMessages.empty.goToReading}
                </Link>
              </>
            )
          }
        />
      ) : (
        <>
          <div className={tools.tools}>
            <FilterLine>
              <div className={styles.sorts}>
                <SortPanel
                  sorts={sorts}
                  onChange={(edit) => change((latest) => ({ sorts: edit(latest.sorts) }))}
                />
              </div>
              <PageSizeChoice limit={limit} onChange={(size) => change({ limit: size })} />
            </FilterLine>
            <ListPages
              page={page}
              limit={limit}
              shown={rows.length}
              found={found}
              busy={busy}
              onPage={(page) => change({ page })}
            />
          </div>
          <WordTable
            label={customVocabularyMessages.words}
            rows={rows}
            offset={offsetOf(page, limit)}
            found={found}
            sorts={sorts}
            selection={selection}
            busy={busy}
          />
          <PageEnd
            page={page}
            pages={pages}
            onPage={(page) => {
              change({ page })
              section.current?.scrollIntoView()
            }}
          />
        </>
      )}
      <WordsBar vocabularyId={id} isOwner={isOwner} selection={selection} />
    </section>
  )
}
