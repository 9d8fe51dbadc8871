import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Privacy, updateMyPrivacy } from '@wordhoard/contracts/people'
import { errorSentence } from '../../lib/api-error'
import { call } from '../../lib/http'
import { toast } from '../../ui/toast.store'
import { profileQueries, refreshProfiles } from './profile.queries'

const CHANGE = ['privacy']

/**
 * Sets what the own profile shows. It shows at once; when the server says no, what it holds is shown again. Changes take
 * effect one after another.
 */
export function useChangePrivacy(): (chosen: Privacy) => void {
  const client = useQueryClient()
  const { queryKey } = profileQueries.privacy()
  const { mutate } = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'privacy' },
    mutationFn: (chosen: Privacy) => call(updateMyPrivacy, { body: chosen }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, chosen)
      return { before }
    },
    onError: (error, _chosen, context) => {
      client.setQueryData(queryKey, context?.before)
      toast({ text: `This was not changed. ${errorSentence(error)}`, tone: 'error', duration: 6000 })
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: CHANGE }) > 1) return
      await Promise.all([client.invalidateQueries({ queryKey }), refreshProfiles(client)])
    },
  })
  return mutate
}
