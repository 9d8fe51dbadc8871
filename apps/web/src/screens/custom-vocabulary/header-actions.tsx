import { useQueryClient } from '@tanstack/react-query'
import { Copy, GraduationCap, Settings } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AddToDialog } from '../../features/vocabulary/add-to-dialog'
import { VocabularySettings } from '../../features/vocabulary/settings-dialog'
import { toastWithUndo } from '../../features/vocabulary/undo-toast'
import { paths } from '../../lib/paths'
import { Button, buttonClass } from '../../ui/button'

/** Its words are practised; the owner changes the vocabulary, others take a copy. */
export function HeaderActions({ id, isOwner }: { id: number; isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const close = () => setOpen(false)

  async function onDeleted(undoId: string | null) {
    // In the place of the dialog's own history entry. The lists there are fetched anew by themselves; to fetch this one
    // anew while it is still on the screen would only find it gone.
    await navigate(paths.vocabulary, { replace: true })
    toastWithUndo(client, 'Vocabulary deleted', [undoId], () => void navigate(paths.customVocabulary(id)))
  }

  const practise = (
    <Link className={buttonClass()} to={paths.learnVocabulary(id)}>
      <GraduationCap aria-hidden />
      Practise
    </Link>
  )
  if (!isOwner) {
    return (
      <>
        {practise}
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => setOpen(true)}>
          Copy to Your Vocabulary
        </Button>
        <AddToDialog open={isOpen} onClose={close} source={{ copyFrom: id }} />
      </>
    )
  }
  return (
    <>
      {practise}
      <Button icon={<Settings aria-hidden />} onClick={() => setOpen(true)}>
        Settings
      </Button>
      <VocabularySettings
        id={id}
        open={isOpen}
        onClose={close}
        onDeleted={(undoId) => void onDeleted(undoId)}
      />
    </>
  )
}
