import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { WordListSkeleton } from '../../features/vocabulary/rows/word-list-skeleton'
import { toastWithUndo } from '../../features/vocabulary/undo-toast'
import { invalidateVocabulary, vocabularyQueries } from '../../features/vocabulary/vocabulary.queries'
import { ExportMenu } from '../../features/words-file/export-menu'
import { LazyDialog } from '../../shell/lazy-dialog'
import { usePageTitle } from '../../shell/page-title'
import { Button } from '../../ui/button'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'
import { MyWords } from './my-words'
import { useView } from './use-view'
import { useVocabularyOpened } from './use-vocabulary-opened'
import { ViewTabs } from './view-tabs'
import { VocabularyStatLine } from './vocabulary-stat-line'

// The first view is that of saved words; the code of the others is loaded with them.
const AllWords = lazy(async () => ({ default: (await import('./all-words')).AllWords }))
const MyLists = lazy(async () => ({ default: (await import('./my-lists')).MyLists }))
const loadImport = async () => (await import('../../features/words-file/import-dialog')).ImportDialog

/** The user's vocabulary: saved words first; words only met, all words and custom vocabularies have views of their own. */
export function MainVocabularyScreen() {
  usePageTitle(pages.vocabulary.title)
  useVocabularyOpened()
  const view = useView()
  const [isImporting, setImporting] = useState(false)
  const { data: stat, isPending } = useQuery(vocabularyQueries.stat())
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{mainVocabularyMessages.title}</h1>
          <VocabularyStatLine stat={stat} />
        </div>
        <div className={styles.actions}>
          {(isPending || (stat && stat.total_words > 0)) && (
            // Reserves the button's place while the count loads, because nearly everyone has words; otherwise the next
            // button would move.
            <div className={isPending ? styles.unknown : undefined}>
              <ExportMenu />
            </div>
          )}
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setImporting(true)}>
            {mainVocabularyMessages.addWords}
          </Button>
        </div>
      </header>
      <ViewTabs view={view} />
      {view === 'saved' || view === 'met' ? (
        <MyWords key={view} view={view} onAddWords={() => setImporting(true)} />
      ) : (
        <Suspense fallback={<WordListSkeleton />}>
          {view === 'lists' ? <MyLists /> : <AllWords onAddWords={() => setImporting(true)} />}
        </Suspense>
      )}
      <Importing open={isImporting} onClose={() => setImporting(false)} />
    </div>
  )
}

function Importing({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  return (
    <LazyDialog
      load={loadImport}
      props={{
        open,
        onClose,
        onImported: ({ added, undoIds }) => {
          toastWithUndo(client, mainVocabularyMessages.wordsAdded(added), undoIds)
          void invalidateVocabulary(client)
        },
      }}
    />
  )
}
