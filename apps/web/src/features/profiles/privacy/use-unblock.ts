import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unblock } from '@wordhoard/contracts/profiles'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { toast } from '../../../ui/overlays/toast.store'
import { profileQueries, refreshRelations } from '../profiles.queries'
import { unblockMessages } from './unblock-messages'

interface Blocked {
  readonly id: number
  readonly username: string
}

/** Unblocks a user. The screen changes once the server has confirmed it. */
export function useUnblock(): { unblock: (person: Blocked) => void; isUnblocking: boolean } {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Blocked) => call(unblock, { params: { id } }),
    onSuccess: async (_answer, { username }) => {
      await Promise.all([
        refreshRelations(client),
        client.invalidateQueries({ queryKey: profileQueries.blocked().queryKey }),
      ])
      toast({ text: unblockMessages.unblocked(username), tone: 'success' })
    },
    onError: (error, { username }) =>
      toast({
        text: unblockMessages.notUnblocked(username, errorSentence(error)),
        tone: 'error',
        duration: 6000,
      }),
  })
  return { unblock: mutate, isUnblocking: isPending }
}
