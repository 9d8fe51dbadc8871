import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../session/session.store'
import { paths } from '../shell/paths'
import { toast } from '../ui/overlays/toast.store'
import { appMessages } from './messages'

/** Redirects to the login when the server has ended the session, and back to this page after it. */
export function LostSession() {
  const isLost = useSession((state) => state.ended === 'lost')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per lost session, with the address at that time
  useEffect(() => {
    if (!isLost) return
    useSession.setState({ ended: undefined })
    toast({ text: appMessages.sessionEnded, duration: 8000 })
    void navigate(paths.login(pathname + search), { replace: true })
  }, [isLost])
  return null
}
