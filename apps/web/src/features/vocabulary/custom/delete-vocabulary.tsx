import { useMutation } from '@tanstack/react-query'
import { deleteVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import styles from './vocabulary-form.module.css'

interface DeleteVocabularyProps {
  id: number
  onClose: () => void
  onBack: () => void
  onDeleted: (undoId: string | null) => void
}

/** Asks before a vocabulary is deleted, and waits until it is. */
export function DeleteVocabulary({ id, onClose, onBack, onDeleted }: DeleteVocabularyProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteVocabulary, { params: { id } }),
    onSuccess: ({ undo_id }) => onDeleted(undo_id),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this vocabulary?"
      description="The list is deleted; its words stay in your main vocabulary."
      actions={
        <>
          <Button onClick={onBack} disabled={isPending}>
            Cancel
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {isPending ? 'Deleting…' : 'Delete'}
          </Button>
        </>
      }
    >
      {error && (
        <p className={styles.failure} role="alert">
          {errorSentence(error)}
        </p>
      )}
    </Dialog>
  )
}
