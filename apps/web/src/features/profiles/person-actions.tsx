import type { Profile } from '@wordhoard/contracts/profiles'
import { MessageSquare, UserMinus, UserPlus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { followMessages, personActionsMessages } from './messages'
import styles from './person-actions.module.css'
import { PersonMore } from './person-more'
import { unblockMessages } from './privacy/unblock-messages'
import { useUnblock } from './privacy/use-unblock'
import { useFollow } from './use-follow'

/** The actions on a profile: follow, message, and a menu with rarer ones. */
export function PersonActions({ profile }: { profile: Profile }) {
  const { user_info, is_followed, is_blocked, abilities } = profile
  const { id, username } = user_info
  const follow = useFollow()
  const reason = useId()
  return (
    <>
      {abilities.follow && (
        <Button
          variant={is_followed ? 'secondary' : 'primary'}
          icon={is_followed ? <UserMinus aria-hidden /> : <UserPlus aria-hidden />}
          onClick={() => follow({ id, username, isWanted: !is_followed })}
        >
          {is_followed ? followMessages.unfollow : followMessages.follow}
        </Button>
      )}
      {/* Not every screen reader announces that the label of the focused button has changed. */}
      <VisuallyHidden role="status">{is_followed && followMessages.followed(username)}</VisuallyHidden>
      {is_blocked ? (
        <BlockedActions profile={profile} />
      ) : (
        <MessageAction profile={profile} reason={reason} />
      )}
      <PersonMore profile={profile} />
      {is_blocked && <p className={styles.reason}>{personActionsMessages.blocked(username)}</p>}
      {!is_blocked && !abilities.write && (
        <p id={reason} className={styles.reason}>
          {personActionsMessages.refused(username)}
        </p>
      )}
    </>
  )
}

/** The buttons on a blocked user's profile: unblock, and read the existing chat. */
function BlockedActions({ profile: { user_info, chat_id } }: { profile: Profile }) {
  const { id, username } = user_info
  const { unblock, isUnblocking } = useUnblock()
  return (
    <>
      <Button busy={isUnblocking} onClick={() => unblock({ id, username })}>
        {unblockMessages.unblock}
      </Button>
      {chat_id !== null && (
        <Link className={buttonClass()} to={paths.chat(chat_id)}>
          {personActionsMessages.readChat}
        </Link>
      )}
    </>
  )
}

function MessageAction({ profile, reason }: { profile: Profile; reason: string }) {
  const { user_info, chat_id, abilities } = profile
  const label = (
    <>
      <MessageSquare aria-hidden />
      {personActionsMessages.message}
    </>
  )
  if (!abilities.write) {
    return (
      <Button disabled aria-describedby={reason}>
        {label}
      </Button>
    )
  }
  const to = chat_id === null ? paths.newChat(user_info.username) : paths.chat(chat_id)
  return (
    <Link className={buttonClass()} to={to}>
      {label}
    </Link>
  )
}
