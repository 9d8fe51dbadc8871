import { useQueryClient } from '@tanstack/react-query'
import { ListPlus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { SelectionCount } from '../../features/vocabulary/table/selection-count'
import type { Selection } from '../../features/vocabulary/table/use-selection'
import { toastWithUndo } from '../../features/vocabulary/undo-toast'
import { invalidateVocabulary } from '../../features/vocabulary/vocabulary.queries'
import { LazyDialog } from '../../shell/lazy-dialog'
import { SecondBar } from '../../shell/second-bar'
import { Button } from '../../ui/button'
import { customVocabularyMessages } from './messages'

const loadAddTo = async () => (await import('../../features/vocabulary/custom/add-to-dialog')).AddToDialog
const loadRemove = async () => (await import('../../features/vocabulary/table/remove-dialog')).RemoveDialog

interface WordsBarProps {
  vocabularyId: number
  isOwner: boolean
  selection: Selection
}

/** Actions on the selected words of a custom vocabulary. */
export function WordsBar({ vocabularyId, isOwner, selection }: WordsBarProps) {
  const { spellIds, clear } = selection
  const client = useQueryClient()
  const [open, setOpen] = useState<'add' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const isNone = spellIds.length === 0

  const onRemoved = useCallback(
    ({ removed, undo_id }: { readonly removed: number; readonly undo_id: string | null }) => {
      clear()
      toastWithUndo(client, customVocabularyMessages.actions.removed(removed), [undo_id])
      void invalidateVocabulary(client)
    },
    [client, clear],
  )

  return (
    <SecondBar
      label={customVocabularyMessages.actions.title}
      end={<SelectionCount count={spellIds.length} onClear={clear} />}
    >
      <Button
        variant="quiet"
        icon={<ListPlus aria-hidden />}
        disabled={isNone}
        onClick={() => setOpen('add')}
      >
        {customVocabularyMessages.actions.addTo}
      </Button>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        disabled={isNone || !isOwner}
        onClick={() => setOpen('remove')}
      >
        {customVocabularyMessages.actions.remove}
      </Button>
      <LazyDialog
        load={loadAddTo}
        props={{ open: open === 'add', onClose: close, source: { spellIds }, onDone: clear }}
      />
      <LazyDialog
        load={loadRemove}
        props={{ open: open === 'remove', onClose: close, vocabularyId, spellIds, onRemoved }}
      />
    </SecondBar>
  )
}
