import type { MessageItem } from '@wordhoard/contracts/messages'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/icon-button'
import styles from './message.module.css'
import type { MessageAbilities } from './message-abilities'

interface MessageActionsProps {
  item: MessageItem
  /** Of who wrote it. */
  name: string
  may: MessageAbilities
}

const MessageMenu = lazy(async () => ({ default: (await import('./message-menu')).MessageMenu }))

/** The button of a message's menu; the menu itself comes when it is first asked for, since there are many messages. */
export function MessageActions({ item, name, may }: MessageActionsProps) {
  const [isPressed, setPressed] = useState(false)
  const { message, user, is_me } = item
  const isPausable = may.moderate && !is_me && user.id !== null
  if (message.is_deleted && !isPausable) return null
  if (!message.content && !is_me && !may.moderate) return null
  if (!isPressed) return <ActionsButton aria-haspopup="menu" onClick={() => setPressed(true)} />
  return (
    <Suspense fallback={<ActionsButton aria-haspopup="menu" aria-busy />}>
      <MessageMenu trigger={<ActionsButton />} item={item} name={name} may={may} />
    </Suspense>
  )
}

function ActionsButton(props: Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>) {
  return <IconButton {...props} className={styles.actions} round label="Message menu" icon={<Ellipsis />} />
}
