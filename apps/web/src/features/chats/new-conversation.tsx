import type { Profile } from '@wordhoard/contracts/profiles'
import { useMemo } from 'react'
import { personName } from '../../lib/person-name'
import { paths } from '../../shell/paths'
import { ChatHeader } from './chat-header'
import { MessageBar } from './composer/message-bar'
import { useOutbox } from './composer/outbox'
import { useSend } from './composer/use-send'
import { ConnectionNotice } from './connection-notice'
import { newConversationUiMessages } from './messages'
import styles from './thread/conversation.module.css'
import { UnsentRow } from './thread/unsent-row'

/** A conversation with a person with whom there is no chat yet; the first message creates it. */
export function NewConversation({ profile }: { profile: Profile }) {
  const { user_info: user, abilities, is_me, is_blocked } = profile
  const address = useMemo(() => ({ chatId: null, userId: user.id }), [user.id])
  const send = useSend(address, null)
  const every = useOutbox(({ unsent }) => unsent)
  const unsent = every.filter(({ participant_user_id }) => participant_user_id === user.id)
  const name = personName(user)
  const refusal = is_me
    ? newConversationUiMessages.isMe
    : is_blocked
      ? newConversationUiMessages.blocked
      : newConversationUiMessages.refused
  return (
    <>
      <ChatHeader
        isClassroom={false}
        name={name}
        username={user.username}
        avatarId={user.avatarId}
        to={paths.user(user.username)}
        subtitle={`@${user.username}`}
      />
      <ConnectionNotice />
      <div className={styles.beginning}>
        {unsent.length === 0 && <p>{abilities.write ? newConversationUiMessages.greet(name) : refusal}</p>}
      </div>
      <ol className={styles.unsent}>
        {unsent.map((message) => (
          <UnsentRow key={message.key} message={message} />
        ))}
      </ol>
      {abilities.write && <MessageBar address={address} to={name} isClassroom={false} onSend={send} />}
    </>
  )
}
