import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Privacy, updateMyPrivacy } from '@wordhoard/contracts/profiles'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { toast } from '../../../ui/overlays/toast.store'
import { profileQueries, refreshProfiles } from '../profiles.queries'
import { privacyMessages } from './messages'

const CHANGE = ['privacy']

/**
 * Returns the user's privacy settings and a function to change some of them. A change shows at once, since a switch
 * would otherwise jump back and forth; if the server refuses, the saved settings are shown again. Changes are sent one
 * after another.
 *
 * @param saved the settings as the server last sent them
 */
export function useChangePrivacy(saved: Privacy): [shown: Privacy, choose: (some: Partial<Privacy>) => void] {
  const client = useQueryClient()
  const [pending, setPending] = useState<Privacy | null>(null)
  const { mutate } = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'privacy' },
    mutationFn: (chosen: Privacy) => call(updateMyPrivacy, { body: chosen }),
    onError: (error) =>
      toast({ text: privacyMessages.notChanged(errorSentence(error)), tone: 'error', duration: 6000 }),
    onSettled: async () => {
      if (client.isMutating({ mutationKey: CHANGE }) > 1) return
      await Promise.all([
        client.invalidateQueries({ queryKey: profileQueries.privacy().queryKey }),
        refreshProfiles(client),
      ])
    },
  })
  const shown = pending ?? saved
  const choose = (some: Partial<Privacy>) => {
    const next = { ...shown, ...some }
    setPending(next)
    // The callback runs only for the last of several changes.
    mutate(next, { onSettled: () => setPending(null) })
  }
  return [shown, choose]
}
