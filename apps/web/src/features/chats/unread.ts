import { getUnread } from '@wordhoard/contracts/chats'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { listenToChats } from './live/live'
import { useUnread } from './unread.store'

/** Minimum time between two requests, in ms. */
const MIN_INTERVAL_MS = 1_500

let isFetching = false
let isRefetchNeeded = false

/** Fetches the number of chats with unread messages; calls made meanwhile share one further request. */
async function fetchUnread(): Promise<void> {
  const { status, user, isEnding } = useSession.getState()
  if (status !== 'user' || isEnding || document.visibilityState !== 'visible') return
  if (isFetching) {
    isRefetchNeeded = true
    return
  }
  isFetching = true
  isRefetchNeeded = false
  try {
    const { count } = await call(getUnread, {})
    if (useSession.getState().user?.user_id === user?.user_id) useUnread.setState({ count })
  } catch (error) {
    // Not worth an error message: the number is fetched again at the next event.
    console.info('The number of unread chats could not be fetched', error)
  }
  setTimeout(() => {
    isFetching = false
    if (isRefetchNeeded) void fetchUnread()
  }, MIN_INTERVAL_MS)
}

/** Keeps the number of unread chats up to date for whichever user is logged in. Call once. */
export function followUnread(): void {
  listenToChats((event) => {
    const isIrrelevant =
      event.name === 'message' ? event.data.is_me : event.name === 'read' && !isMe(event.data.user_id)
    if (!isIrrelevant) void fetchUnread()
  })
  document.addEventListener('visibilitychange', () => void fetchUnread())
  useSession.subscribe((now, before) => {
    if (now.user?.user_id === before.user?.user_id) return
    useUnread.setState({ count: 0 })
    void fetchUnread()
  })
  void fetchUnread()
}

const isMe = (userId: number): boolean => useSession.getState().user?.user_id === userId
