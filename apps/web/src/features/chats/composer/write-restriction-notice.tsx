import type { ChatDetail } from '@wordhoard/contracts/chats'
import { momentOf } from '../../../lib/dates'
import styles from '../thread/conversation.module.css'

interface WriteRestrictionNoticeProps {
  silence: NonNullable<ChatDetail['abilities']['silence']>
  mutedUntil: string | null
}

/** Replaces the message bar and says why the user can't write. */
export function WriteRestrictionNotice({ silence, mutedUntil }: WriteRestrictionNoticeProps) {
  const reasons: Record<typeof silence, string> = {
    deleted: 'This account was deleted. The messages stay.',
    blocked: 'You cannot write to this person.',
    school: 'Your school keeps chats within the school. This person isn’t in it.',
    closed: 'Only teachers can write in this chat at the moment.',
    muted: mutedUntil
      ? `A teacher has paused your messages in this chat until ${momentOf(mutedUntil)}.`
      : 'A teacher has paused your messages in this chat.',
    archived: 'This classroom is in the archive. The messages stay.',
  }
  return (
    <p className={styles.silence} role="status">
      {reasons[silence]}
    </p>
  )
}
