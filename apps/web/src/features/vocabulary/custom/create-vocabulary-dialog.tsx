import { useQueryClient } from '@tanstack/react-query'
import { createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Dialog } from '../../../ui/overlays/dialog'
import { invalidateVocabulary } from '../vocabulary.queries'
import { createFailure } from './vocabulary-failures'
import { VocabularyForm } from './vocabulary-form'
import { vocabularyFormMessages } from './vocabulary-form-messages'
import { emptyVocabulary } from './vocabulary-values'

interface CreateVocabularyDialogProps {
  open: boolean
  onClose: () => void
  /** Called once the vocabulary has been created. */
  onCreated: (vocabulary: { id: number; name: string }) => void
}

/** Creates a vocabulary. */
export function CreateVocabularyDialog({ open, onClose, onCreated }: CreateVocabularyDialogProps) {
  const client = useQueryClient()
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={vocabularyFormMessages.create.title}>
      <VocabularyForm
        values={emptyVocabulary}
        failureOf={createFailure}
        onSubmit={async (body) => {
          const { id } = await call(createVocabulary, { body })
          await invalidateVocabulary(client)
          onClose()
          onCreated({ id, name: body.name })
        }}
        actions={(isBusy) => (
          <ActionButtons
            action={vocabularyFormMessages.create.action}
            pendingAction={vocabularyFormMessages.create.pending}
            isPending={isBusy}
            onCancel={onClose}
          />
        )}
      />
    </Dialog>
  )
}
