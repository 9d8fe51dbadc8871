import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { invalidateVocabulary } from '../vocabulary.queries'
import { type AddedTo, type AddToSource, addTo, addToFailure } from './add-to'
import { AddToCreate } from './add-to-create'
import { AddToDone, AddToFailed } from './add-to-end'
import { AddToList } from './add-to-list'
import { addToMessages } from './add-to-messages'
import { useCopiedVocabulary } from './use-copied-vocabulary'

interface AddToDialogProps {
  open: boolean
  onClose: () => void
  source: AddToSource
  /** Called when words have been added, whatever the user chooses on the success screen. */
  onDone?: ((added: AddedTo) => void) | undefined
}

type Step =
  | { readonly at: 'list' | 'create' }
  | { readonly at: 'done'; readonly added: AddedTo }
  | { readonly at: 'failed'; readonly why: string }

/** Adds words, or a copy of a vocabulary, to one of the user's vocabularies or to a new one. */
export function AddToDialog({ open, ...rest }: AddToDialogProps) {
  useHistoryDialog(open, rest.onClose)
  // Mounted only while open, so that each opening starts fresh.
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, source, onDone }: Omit<AddToDialogProps, 'open'>) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'list' })
  const [busyId, setBusyId] = useState<number | null>(null)
  const isCopy = 'copyFrom' in source
  const original = useCopiedVocabulary(isCopy ? source.copyFrom : undefined)

  const add = async (id: number, name: string) => {
    if (busyId !== null) return
    setBusyId(id)
    try {
      const added = { id, name, added: await addTo(source, id) }
      setStep({ at: 'done', added })
      onDone?.(added)
    } catch (error) {
      console.info('The word could not be added to the vocabulary:', error)
      setStep({ at: 'failed', why: addToFailure(error) })
    } finally {
      setBusyId(null)
      void invalidateVocabulary(client)
    }
  }

  const shown: Step = original.failed ? { at: 'failed', why: addToMessages.originalFailed } : step
  const title = addToMessages.titles[isCopy && shown.at === 'list' ? 'copy' : shown.at]
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {shown.at === 'list' && (
        <AddToList
          without={isCopy ? source.copyFrom : undefined}
          isReady={!original.isLoading}
          busyId={busyId}
          onPick={({ id, name }) => void add(id, name)}
          onCreate={() => setStep({ at: 'create' })}
        />
      )}
      {shown.at === 'create' && (
        <AddToCreate
          suggestion={original.data}
          onBack={() => setStep({ at: 'list' })}
          onCreated={({ id, name }) => add(id, name)}
        />
      )}
      {shown.at === 'done' && <AddToDone {...shown.added} onClose={onClose} />}
      {shown.at === 'failed' && <AddToFailed why={shown.why} onClose={onClose} />}
    </Dialog>
  )
}
