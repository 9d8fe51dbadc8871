import { useQueryClient } from '@tanstack/react-query'
import { Copy, GraduationCap, Settings } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { toastWithUndo } from '../../features/vocabulary/undo-toast'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { customVocabularyMessages } from './messages'

const loadAddTo = async () => (await import('../../features/vocabulary/custom/add-to-dialog')).AddToDialog
const loadSettings = async () =>
  (await import('../../features/vocabulary/custom/settings-dialog')).VocabularySettings

/** Actions on a vocabulary: anyone can practise it, the owner edits it, others copy it. */
export function HeaderActions({ id, isOwner }: { id: number; isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const close = () => setOpen(false)

  async function onDeleted(undoId: string | null) {
    // Replaces the dialog's own history entry. The lists on the next page refetch themselves; refetching this
    // vocabulary while it's still on screen would only fail, because it's gone.
    await navigate(paths.vocabulary, { replace: true })
    toastWithUndo(
      client,
      customVocabularyMessages.header.deleted,
      [undoId],
      () => void navigate(paths.customVocabulary(id)),
    )
  }

  const practise = (
    <Link className={buttonClass()} to={paths.learnVocabulary(id)}>
      <GraduationCap aria-hidden />
      {customVocabularyMessages.header.practise}
    </Link>
  )
  if (!isOwner) {
    return (
      <>
        {practise}
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => setOpen(true)}>
          {customVocabularyMessages.header.copy}
        </Button>
        <LazyDialog load={loadAddTo} props={{ open: isOpen, onClose: close, source: { copyFrom: id } }} />
      </>
    )
  }
  return (
    <>
      {practise}
      <Button icon={<Settings aria-hidden />} onClick={() => setOpen(true)}>
        {customVocabularyMessages.header.settings}
      </Button>
      <LazyDialog
        load={loadSettings}
        props={{ id, open: isOpen, onClose: close, onDeleted: (undoId) => void onDeleted(undoId) }}
      />
    </>
  )
}
