import { useMutation, useQueryClient } from '@tanstack/react-query'
import { block } from '@wordhoard/contracts/profiles'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { toast } from '../../../ui/overlays/toast.store'
import styles from '../person-dialogs.module.css'
import { profileQueries, refreshRelations } from '../profiles.queries'

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
      toast({ text: `@${username} is blocked`, tone: 'success' })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={`Block @${username}?`}
      action="Block"
      pendingAction="Blocking…"
      isPending={isPending}
      failure={error && errorSentence(error)}
    >
      <ul className={styles.consequences}>
        <li>They no longer find your profile. They are not told why.</li>
        <li>
          Neither of you follows the other, or writes to the other. What you have written to each other stays.
        </li>
        <li>In a class that you share nothing changes.</li>
      </ul>
    </ConfirmDialog>
  )
}
