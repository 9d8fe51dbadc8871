import { useMutation } from '@tanstack/react-query'
import { deleteMessage } from '@wordhoard/contracts/chats'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { announce } from '../live/live'
import { deleteMessageUiMessages } from './delete-message-messages'

interface DeleteMessageDialogProps {
  open: boolean
  onClose: () => void
  chatId: number
  messageId: number
}

/** Asks for confirmation before deleting a message for everybody, and stays open until it is deleted. */
export function DeleteMessageDialog({ open, onClose, chatId, messageId }: DeleteMessageDialogProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(deleteMessage, { params: { id: messageId } }),
    onSuccess: () => {
      announce({ name: 'deleted', data: { chat_id: chatId, message_id: messageId } })
      close()
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  useHistoryDialog(open, close)
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => mutate()}
      title={deleteMessageUiMessages.title}
      description={deleteMessageUiMessages.description}
      action={deleteMessageUiMessages.delete}
      isPending={isPending}
      canCancelPending
      failure={error && errorSentence(error)}
    />
  )
}
