import { useMutation, useQueryClient } from '@tanstack/react-query'
import { block } from '@wordhoard/contracts/profiles'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { toast } from '../../../ui/overlays/toast.store'
import styles from '../person-dialogs.module.css'
import { profileQueries, refreshRelations } from '../profiles.queries'
import { blockMessages } from './block-messages'

interface BlockDialogProps {
  open: boolean
  onClose: () => void
  id: number
  username: string
}

/** Explains what blocking does and asks for confirmation. */
export function BlockDialog({ open, onClose, id, username }: BlockDialogProps) {
  useHistoryDialog(open, onClose)
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(block, { params: { id } }),
    onSuccess: async () => {
      await Promise.all([
        refreshRelations(client),
        client.invalidateQueries({ queryKey: profileQueries.blocked().queryKey }),
      ])
      onClose()
      toast({ text: blockMessages.blocked(username), tone: 'success' })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={blockMessages.title(username)}
      action={blockMessages.block}
      pendingAction={blockMessages.blocking}
      isPending={isPending}
      failure={error && errorSentence(error)}
    >
      <ul className={styles.consequences}>
        <li>{blockMessages.consequences.profile}</li>
        <li>{blockMessages.consequences.contact}</li>
        <li>{blockMessages.consequences.classes}</li>
      </ul>
    </ConfirmDialog>
  )
}
