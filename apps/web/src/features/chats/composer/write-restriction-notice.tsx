import type { ChatDetail } from '@wordhoard/contracts/chats'
import { momentOf } from '../../../lib/dates'
import styles from '../thread/conversation.module.css'
import { writeRestrictionUiMessages } from './messages'

interface WriteRestrictionNoticeProps {
  silence: NonNullable<ChatDetail['abilities']['silence']>
  mutedUntil: string | null
}

/** Replaces the message bar and says why the user can't write. */
export function WriteRestrictionNotice({ silence, mutedUntil }: WriteRestrictionNoticeProps) {
  return (
    <p className={styles.silence} role="status">
      {silence === 'muted' && mutedUntil
        ? writeRestrictionUiMessages.mutedUntil(momentOf(mutedUntil))
        : writeRestrictionUiMessages[silence]}
    </p>
  )
}
