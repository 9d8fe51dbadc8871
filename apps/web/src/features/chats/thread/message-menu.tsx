import type { MessageItem } from '@wordhoard/contracts/chats'
import { Copy, MessageCircle, MessageCircleOff, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu'
import type { PressedMenuProps } from '../../../ui/overlays/menu-button'
import { toast } from '../../../ui/overlays/toast.store'
import { pause } from '../pause'
import { pauseUiMessages } from '../pause-messages'
import type { MessageAbilities } from './message-abilities'
import { messageMenuUiMessages } from './message-menu-messages'

interface MessageMenuProps extends PressedMenuProps {
  item: MessageItem
  name: string
  can: MessageAbilities
}

/** Durations of a pause, in minutes. */
const pauses = [
  { length: 'hour', minutes: 60 },
  { length: 'day', minutes: 24 * 60 },
  { length: 'week', minutes: 7 * 24 * 60 },
] as const

/** Menu of actions for a message. */
export function MessageMenu({
  trigger,
  defaultOpen,
  item: { message, user, is_me },
  name,
  can,
}: MessageMenuProps) {
  const { id: userId } = user
  return (
    <Menu trigger={trigger} align="end" defaultOpen={defaultOpen}>
      {message.content && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(message.content)}>
          {messageMenuUiMessages.copy}
        </MenuItem>
      )}
      {!message.is_deleted && (is_me || can.moderate) && (
        <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => can.onDelete(message.id)}>
          {messageMenuUiMessages.delete}
        </MenuItem>
      )}
      {can.moderate && !is_me && userId !== null && (
        <>
          <MenuSeparator />
          {pauses.map(({ length, minutes }) => (
            <MenuItem
              key={minutes}
              icon={<MessageCircleOff aria-hidden />}
              onSelect={() =>
                void pause(can.chatId, userId, minutes, messageMenuUiMessages.paused[length](name))
              }
            >
              {messageMenuUiMessages.pause[length](name)}
            </MenuItem>
          ))}
          <MenuItem
            icon={<MessageCircle aria-hidden />}
            onSelect={() => void pause(can.chatId, userId, 0, pauseUiMessages.unpaused(name))}
          >
            {pauseUiMessages.unpauseStudent(name)}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: messageMenuUiMessages.copied, tone: 'success' })
  } catch (error) {
    console.info('The message could not be copied', error)
    toast({ text: messageMenuUiMessages.notCopied, tone: 'error' })
  }
}
