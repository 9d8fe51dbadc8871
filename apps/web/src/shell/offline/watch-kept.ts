import { isReachable, watchReach } from '../../http/reach'
import { ownerOfKept } from '../../kept/kept-marker'
import { useSession } from '../../session/session.store'
import { toast } from '../../ui/overlays/toast.store'
import { offlineMessages } from './messages'
import { useOffline } from './offline.store'

const loadKeep = () => import('../../kept/keep')

async function listKept(): Promise<Iterable<string>> {
  try {
    const { listGroups } = await import('../../kept/kept-answers')
    return await listGroups()
  } catch (error) {
    console.info('What is kept on this device is unknown', error)
    return []
  }
}

/** Finds which things are kept, to mark them in lists; none if that can't be found. */
export async function refreshKept(): Promise<void> {
  // Looking would make a database where there is none, such as after a logout.
  const kept = ownerOfKept() === undefined ? [] : await listKept()
  useOffline.setState({ kept: new Set(kept) })
}

/** Deletes what is kept once it is no longer the logged-in user's. */
function forgetOthers(): void {
  const { status, user } = useSession.getState()
  const owner = ownerOfKept()
  const isOthers = status === 'visitor' || (user !== undefined && user.user_id !== owner)
  if (owner !== undefined && isOthers)
    loadKeep()
      .then(({ forgetKept }) => forgetKept())
      .catch((error: unknown) => console.warn('What is kept could not be deleted', error))
}

/** Says once that the browser has thrown away what was kept; it is kept again from now on. */
async function noticeLoss(userId: number): Promise<void> {
  if (ownerOfKept() !== userId) return
  const { isKeptLost } = await loadKeep()
  if (ownerOfKept() === userId && (await isKeptLost()))
    toast({ text: offlineMessages.lost, duration: 12_000 })
}

/**
 * Keeps what is stored on this device in step with the session: deletes it at logout and when somebody else logs in,
 * and stores what is waiting before the page is left.
 *
 * @returns a function that stops it
 */
export function watchKept(): () => void {
  // Without a network, this code couldn't be loaded any more.
  loadKeep().catch((error: unknown) => console.info('Nothing can be kept on this device', error))
  let checked: number | undefined
  const follow = () => {
    forgetOthers()
    const userId = useSession.getState().user?.user_id
    if (userId === checked) return
    checked = userId
    if (userId !== undefined) noticeLoss(userId).catch(console.info)
  }
  follow()
  const stopSession = useSession.subscribe(follow)
  const stopReach = watchReach((isReached) => {
    if (!isReached) void refreshKept()
  })
  if (!isReachable()) void refreshKept()
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || ownerOfKept() === undefined) return
    loadKeep()
      .then(({ storeWaiting }) => storeWaiting())
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    stopSession()
    stopReach()
    document.removeEventListener('visibilitychange', onHidden)
  }
}
