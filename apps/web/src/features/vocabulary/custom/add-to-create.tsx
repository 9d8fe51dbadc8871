import { createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { call } from '../../../session/call'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { addToMessages } from './add-to-messages'
import { createFailure } from './vocabulary-failures'
import { VocabularyForm } from './vocabulary-form'
import { emptyVocabulary, type VocabularyValues } from './vocabulary-values'

interface AddToCreateProps {
  /** Initial values of the fields. */
  suggestion: VocabularyValues | undefined
  onBack: () => void
  /** Called once the vocabulary has been created; resolves when the words have been added to it. */
  onCreated: (vocabulary: { id: number; name: string }) => Promise<void>
}

/** Creates a vocabulary to add the words to. */
export function AddToCreate({ suggestion, onBack, onCreated }: AddToCreateProps) {
  return (
    <VocabularyForm
      values={suggestion ?? emptyVocabulary}
      failureOf={createFailure}
      onSubmit={async (body) => {
        const { id } = await call(createVocabulary, { body })
        await onCreated({ id, name: body.name })
      }}
      actions={(isBusy) => (
        <ActionButtons
          action={addToMessages.create.createAndAdd}
          isPending={isBusy}
          cancel={addToMessages.create.back}
          onCancel={onBack}
        />
      )}
    />
  )
}
