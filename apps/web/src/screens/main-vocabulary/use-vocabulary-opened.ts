import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recordVocabularyOpened } from '@wordhoard/contracts/my-profile'
import { useEffect } from 'react'
import { profileQueries } from '../../features/profiles/profiles.queries'
import { call } from '../../session/call'

/** Tells the server of somebody in their first steps that they have opened the vocabulary, which is one of them. */
export function useVocabularyOpened(): void {
  const client = useQueryClient()
  const { data: profile } = useQuery(profileQueries.mine())
  const isBeginner = profile !== undefined && profile.onboarding_stage !== 'completed'
  useEffect(() => {
    if (!isBeginner) return
    call(recordVocabularyOpened, {}).then(
      () => client.invalidateQueries({ queryKey: profileQueries.mine().queryKey }),
      // The step can still be done by its button.
      (error: unknown) => console.info('The opened vocabulary was not recorded:', error),
    )
  }, [isBeginner, client])
}
