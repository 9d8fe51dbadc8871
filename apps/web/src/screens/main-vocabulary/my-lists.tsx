import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { VocabularyList } from '../../features/vocabulary/custom/vocabulary-list'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'

const loadCreate = async () =>
  (await import('../../features/vocabulary/custom/create-vocabulary-dialog')).CreateVocabularyDialog

/** The user's custom vocabularies. */
export function MyLists() {
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
