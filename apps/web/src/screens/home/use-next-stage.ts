import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nextOnboardingState, type OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { call } from '../../session/call'

/**
 * Advances the onboarding on the server from a given stage. The server ignores a stage that has already passed, so
 * neither a repeated call nor a second tap skips a stage.
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
