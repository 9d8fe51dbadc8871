import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nextOnboardingState, type OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { call } from '../../session/call'

/**
 * Advances the onboarding on the server by the stage that somebody is at: the server does nothing when that is behind
 * already, so that neither a repeated call nor a second press skips one.
 */
export function useNextStage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (from: OwnUserInfo['onboarding_stage']) => call(nextOnboardingState, { body: { from } }),
    onSuccess: ({ onboarding_stage }) => {
      client.setQueryData(profileQueries.mine().queryKey, (known) => known && { ...known, onboarding_stage })
    },
  })
}
