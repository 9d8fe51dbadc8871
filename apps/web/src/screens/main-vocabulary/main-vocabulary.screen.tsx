import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { VocabularyList } from '../../features/vocabulary/custom/vocabulary-list'
import { toastWithUndo } from '../../features/vocabulary/undo-toast'
import { invalidateVocabulary, vocabularyQueries } from '../../features/vocabulary/vocabulary.queries'
import { ExportMenu } from '../../features/words-file/export-menu'
import { LazyDialog } from '../../shell/lazy-dialog'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { AllWords } from './all-words'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'
import { useVocabularyOpened } from './use-vocabulary-opened'
import { VocabularyStatLine } from './vocabulary-stat-line'

const loadCreate = async () =>
  (await import('../../features/vocabulary/custom/create-vocabulary-dialog')).CreateVocabularyDialog
const loadImport = async () => (await import('../../features/words-file/import-dialog')).ImportDialog

/** The user's vocabulary: custom vocabularies, then all words. */
export function MainVocabularyScreen() {
  usePageTitle(pages.vocabulary.title)
  useVocabularyOpened()
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
      <Vocabularies />
      <AllWords onAddWords={() => setImporting(true)} />
      <Importing open={isImporting} onClose={() => setImporting(false)} />
    </div>
  )
}

function Vocabularies() {
  const id = useId()
  const [isCreating, setCreating] = useState(false)
  const navigate = useNavigate()
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{mainVocabularyMessages.vocabularies.title}</h2>
        <Button variant="quiet" icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
          {mainVocabularyMessages.vocabularies.create}
        </Button>
      </div>
      <VocabularyList />
      <LazyDialog
        load={loadCreate}
        props={{
          open: isCreating,
          onClose: () => setCreating(false),
          onCreated: ({ id, name }) =>
            toast({
              text: mainVocabularyMessages.vocabularies.created(name),
              tone: 'success',
              action: {
                label: mainVocabularyMessages.vocabularies.open,
                onSelect: () => void navigate(paths.customVocabulary(id)),
              },
            }),
        }}
      />
    </section>
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
