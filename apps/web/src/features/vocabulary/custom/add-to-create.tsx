import { createVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { call } from '../../../session/call'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { createFailure } from './vocabulary-failures'
import { VocabularyForm } from './vocabulary-form'
import { emptyVocabulary, type VocabularyValues } from './vocabulary-values'

interface AddToCreateProps {
  /** What the fields hold at first. */
  suggestion: VocabularyValues | undefined
  onBack: () => void
  /** The vocabulary is there; resolves when the words are in it. */
  onCreated: (vocabulary: { id: number; name: string }) => Promise<void>
}

/** A new vocabulary, which the words are put into at once. */
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
        <ActionButtons action="Create and add" isPending={isBusy} cancel="Back" onCancel={onBack} />
      )}
    />
  )
}
