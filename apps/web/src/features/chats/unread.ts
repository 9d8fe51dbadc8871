import { getUnread } from '@wordhoard/contracts/chats'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { listenToChats } from './live/live'
import { useUnread } from './unread.store'

/** Minimum time between two requests, in ms. */
const REST = 1_500

let isAsking = false
let isToBeAskedAgain = false

/** Fetches the number of chats with unread messages; calls made meanwhile share one further request. */
async function ask(): Promise<void> {
  const { status, user, isEnding } = useSession.getState()
  if (status !== 'user' || isEnding || document.visibilityState !== 'visible') return
  if (isAsking) {
    isToBeAskedAgain = true
    return
  }
  isAsking = true
  isToBeAskedAgain = false
  try {
    const { count } = await call(getUnread, {})
    if (useSession.getState().user?.user_id === user?.user_id) useUnread.setState({ count })
  } catch (error) {
    // Not worth an error message: the number is fetched again at the next event.
    console.info('The number of unread chats did not arrive', error)
  }
  setTimeout(() => {
    isAsking = false
    if (isToBeAskedAgain) void ask()
  }, REST)
}

/** Keeps the number of unread chats up to date for whichever user is logged in. Call once. */
export function followUnread(): void {
  listenToChats((event) => {
    const isOwn =
      event.name === 'message' ? event.data.is_me : event.name === 'read' && !isMe(event.data.user_id)
    if (!isOwn) void ask()
  })
  document.addEventListener('visibilitychange', () => void ask())
  useSession.subscribe((now, before) => {
    if (now.user?.user_id === before.user?.user_id) return
    useUnread.setState({ count: 0 })
    void ask()
  })
  void ask()
}

const isMe = (userId: number): boolean => useSession.getState().user?.user_id === userId
