import type { MessageItem } from '@wordhoard/contracts/chats'
import { Ellipsis } from 'lucide-react'
import { fetchOnce } from '../../../ui/fetch-once'
import { IconButton } from '../../../ui/icon-button'
import { MenuButton } from '../../../ui/overlays/menu-button'
import styles from '../message.module.css'
import type { MessageAbilities } from './message-abilities'
import { threadUiMessages } from './messages'

interface MessageActionsProps {
  item: MessageItem
  /** Name of the author. */
  name: string
  can: MessageAbilities
}

const menu = fetchOnce(async () => (await import('./message-menu')).MessageMenu)

/** The button that opens a message's menu. */
export function MessageActions({ item, name, can }: MessageActionsProps) {
  const { message, user, is_me } = item
  const isPausable = can.moderate && !is_me && user.id !== null
  if (message.is_deleted && !isPausable) return null
  if (!message.content && !is_me && !can.moderate) return null
  return (
    <MenuButton
      menu={menu}
      props={{ item, name, can }}
      trigger={
        <IconButton className={styles.actions} round label={threadUiMessages.menu} icon={<Ellipsis />} />
      }
    />
  )
}
