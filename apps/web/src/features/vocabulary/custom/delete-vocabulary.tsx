import { useMutation } from '@tanstack/react-query'
import { deleteVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { vocabularySettingsMessages } from './settings-messages'

interface DeleteVocabularyProps {
  id: number
  onClose: () => void
  onBack: () => void
  onDeleted: (undoId: string | null) => void
}

/** Asks for confirmation, deletes a vocabulary and waits until that is done. */
export function DeleteVocabulary({ id, onClose, onBack, onDeleted }: DeleteVocabularyProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteVocabulary, { params: { id } }),
    onSuccess: ({ undo_id }) => onDeleted(undo_id),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onCancel={onBack}
      onConfirm={() => mutate()}
      title={vocabularySettingsMessages.deletion.title}
      description={vocabularySettingsMessages.deletion.description}
      action={vocabularySettingsMessages.deletion.action}
      pendingAction={vocabularySettingsMessages.deletion.pending}
      isPending={isPending}
      failure={error && errorSentence(error)}
    />
  )
}
