import { useMutation, useQueryClient } from '@tanstack/react-query'
import { follow, unfollow } from '@wordhoard/contracts/profiles'
import { ApiError, errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { followMessages } from './messages'
import { refreshRelations, relationKeys } from './profiles.queries'
import { showFollow } from './show-follow'

const FOLLOW = ['follow']

interface FollowChange {
  readonly id: number
  readonly username: string
  readonly isWanted: boolean
}

/**
 * Follows or unfollows a user. The change shows everywhere at once; if the server refuses, it is rolled back with a
 * message. Presses are sent one after another, so that the last one wins.
 */
export function useFollow(): (change: FollowChange) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: FOLLOW,
    scope: { id: 'follow' },
    mutationFn: ({ id, isWanted }: FollowChange) => call(isWanted ? follow : unfollow, { params: { id } }),
    onMutate: async ({ id, isWanted }) => {
      // Cancels earlier requests, whose answers would show the old state again.
      await Promise.all([
        client.cancelQueries({ queryKey: relationKeys.profiles }),
        client.cancelQueries({ queryKey: relationKeys.connections }),
        client.cancelQueries({ queryKey: relationKeys.myNumbers }),
      ])
      showFollow(client, id, isWanted)
    },
    onError: (error, { id, username, isWanted }) => {
      showFollow(client, id, !isWanted)
      const text = followMessages[isWanted ? 'notFollowed' : 'notUnfollowed'](username, reason(error))
      toast({ text, tone: 'error', duration: 6000 })
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: FOLLOW }) === 1) await refreshRelations(client)
    },
  })
  return mutate
}

function reason(error: Error): string {
  const isBlocked = error instanceof ApiError && error.code === 'forbidden'
  return isBlocked ? followMessages.forbidden : errorSentence(error)
}
