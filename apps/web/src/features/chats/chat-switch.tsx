import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateChat } from '@wordhoard/contracts/chats'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { Switch } from '../../ui/fields/switch'
import { toast } from '../../ui/overlays/toast.store'
import { chatQueries } from './chats.queries'
import { chatHeaderUiMessages } from './messages'

/** Opens or closes a classroom's chat for its students. */
export function ChatSwitch({ chatId, isOpen }: { chatId: number; isOpen: boolean }) {
  const client = useQueryClient()
  const { queryKey } = chatQueries.chat(chatId)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (is_open: boolean) => call(updateChat, { params: { id: chatId }, body: { is_open } }),
    onSuccess: ({ is_open }) => {
      client.setQueryData(queryKey, (now) => now && { ...now, chat: { ...now.chat, is_open } })
      toast({
        text: is_open ? chatHeaderUiMessages.opened : chatHeaderUiMessages.closed,
        tone: 'success',
      })
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  return (
    <Switch
      label={chatHeaderUiMessages.studentsCanWrite}
      checked={isPending ? variables : isOpen}
      disabled={isPending}
      onCheckedChange={mutate}
    />
  )
}
