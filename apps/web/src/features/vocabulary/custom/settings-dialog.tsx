import { useQuery, useQueryClient } from '@tanstack/react-query'
import { updateVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/overlays/toast.store'
import { ErrorState } from '../../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { invalidateVocabulary, vocabularyQueries } from '../vocabulary.queries'
import { DeleteVocabulary } from './delete-vocabulary'
import { vocabularySettingsMessages } from './settings-messages'
import { updateFailure } from './vocabulary-failures'
import { VocabularyForm } from './vocabulary-form'
import styles from './vocabulary-form.module.css'

interface VocabularySettingsProps {
  id: number
  open: boolean
  onClose: () => void
  /** Called when the vocabulary has been deleted, with the id for undoing that. */
  onDeleted: (undoId: string | null) => void
}

/** Edits or deletes one of the user's vocabularies. */
export function VocabularySettings({ open, ...rest }: VocabularySettingsProps) {
  useHistoryDialog(open, rest.onClose)
  return open ? <OpenSettings {...rest} /> : null
}

function OpenSettings({ id, onClose, onDeleted }: Omit<VocabularySettingsProps, 'open'>) {
  const [isDeleting, setDeleting] = useState(false)
  if (isDeleting) {
    return (
      <DeleteVocabulary id={id} onClose={onClose} onBack={() => setDeleting(false)} onDeleted={onDeleted} />
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={vocabularySettingsMessages.title}>
      <Fields id={id} onClose={onClose} onDelete={() => setDeleting(true)} />
    </Dialog>
  )
}

function Fields({ id, onClose, onDelete }: { id: number; onClose: () => void; onDelete: () => void }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    ...vocabularyQueries.info(id),
    // A refetch must not change the fields while the user edits them.
    refetchOnReconnect: false,
  })
  if (!data && error) {
    return (
      <ErrorState
        text={vocabularySettingsMessages.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={vocabularySettingsMessages.loading}>
        <Skeleton height="4.5rem" />
        <Skeleton height="7.5rem" />
        <Skeleton height="4.5rem" />
      </SkeletonGroup>
    )
  }
  return (
    <VocabularyForm
      values={data}
      failureOf={updateFailure}
      onSubmit={async (body) => {
        await call(updateVocabulary, { params: { id }, body })
        onClose()
        toast({ text: vocabularySettingsMessages.updated, tone: 'success' })
        await invalidateVocabulary(client)
      }}
      actions={(isBusy) => (
        <>
          <Button
            className={styles.grave}
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            disabled={isBusy}
            onClick={onDelete}
          >
            {vocabularySettingsMessages.delete}
          </Button>
          <ActionButtons
            action={vocabularySettingsMessages.save}
            pendingAction={vocabularySettingsMessages.saving}
            isPending={isBusy}
            onCancel={onClose}
          />
        </>
      )}
    />
  )
}
