import type { Profile } from '@wordhoard/contracts/people'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { Button, buttonClass } from '../../ui/button'
import styles from './person-actions.module.css'
import { useUnblock } from './use-unblock'

/** Says on the profile of somebody whom the viewer has blocked that it is so, and takes it back. */
export function BlockedNotice({ profile: { user_info, chat_id } }: { profile: Profile }) {
  const { id, username } = user_info
  const { unblock, isUnblocking } = useUnblock()
  return (
    <div className={styles.notice}>
      <p>You have blocked @{username}. Neither of you can follow the other or write to the other.</p>
      <div className={styles.ways}>
        <Button busy={isUnblocking} onClick={() => unblock({ id, username })}>
          Unblock
        </Button>
        {chat_id !== null && (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.chat(chat_id)}>
            Read your chat
          </Link>
        )}
      </div>
    </div>
  )
}
