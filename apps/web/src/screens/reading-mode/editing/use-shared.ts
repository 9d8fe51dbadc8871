import { SHARED_PARAM } from '@wordhoard/contracts/site/app-addresses'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'

/** Opens what somebody has shared with the app, if this page was opened for it. */
export function useShared(): void {
  const [params] = useSearchParams()
  const shared = params.get(SHARED_PARAM)
  const status = useSession((session) => session.status)
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the router makes a new function for each address
  useEffect(() => {
    if (shared === null || status === 'unknown') return
    import('./open-shared')
      .then(({ openShared }) => openShared(shared === 'lost', status === 'user'))
      .then((outcome) => {
        if (outcome === 'done') void navigate(paths.read, { replace: true })
        if (outcome === 'login')
          void navigate(paths.login(`${paths.read}?${SHARED_PARAM}`), { replace: true })
      })
      .catch((error: unknown) => console.warn('What was shared could not be opened', error))
  }, [shared, status])
}
