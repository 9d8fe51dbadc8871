import { useQueryClient } from '@tanstack/react-query'
import { Copy, GraduationCap, HardDriveDownload, Settings } from 'lucide-react'
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
const loadKeep = async () => (await import('../on-this-device/keep-vocabulary-dialog')).KeepVocabularyDialog

/** Actions on a vocabulary: anyone can practise it, the owner edits it, others copy it. */
export function HeaderActions({ id, name, isOwner }: { id: number; name: string; isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
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

  const keep = (
    <>
      <Button icon={<HardDriveDownload aria-hidden />} onClick={() => setKeeping(true)}>
        {customVocabularyMessages.header.keep}
      </Button>
      <LazyDialog
        load={loadKeep}
        props={{
          open: isKeeping,
          onClose: () => setKeeping(false),
          source: { kind: 'vocabulary', id, title: name },
        }}
      />
    </>
  )
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
        {keep}
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
      {keep}
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
