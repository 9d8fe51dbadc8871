import type { MessageItem } from '@wordhoard/contracts/chats'
import { Copy, MessageCircle, MessageCircleOff, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu'
import type { PressedMenuProps } from '../../../ui/overlays/menu-button'
import { toast } from '../../../ui/overlays/toast.store'
import { pause } from '../pause'
import type { MessageAbilities } from './message-abilities'

interface MessageMenuProps extends PressedMenuProps {
  item: MessageItem
  name: string
  can: MessageAbilities
}

/** Durations of a pause, in minutes. */
const pauses = [
  { label: 'for an hour', minutes: 60 },
  { label: 'for a day', minutes: 24 * 60 },
  { label: 'for a week', minutes: 7 * 24 * 60 },
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
          Copy
        </MenuItem>
      )}
      {!message.is_deleted && (is_me || can.moderate) && (
        <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => can.onDelete(message.id)}>
          Delete…
        </MenuItem>
      )}
      {can.moderate && !is_me && userId !== null && (
        <>
          <MenuSeparator />
          {pauses.map(({ label, minutes }) => (
            <MenuItem
              key={minutes}
              icon={<MessageCircleOff aria-hidden />}
              onSelect={() => void pause(can.chatId, userId, minutes, `${name} cannot write here ${label}.`)}
            >
              Pause {name} {label}
            </MenuItem>
          ))}
          <MenuItem
            icon={<MessageCircle aria-hidden />}
            onSelect={() => void pause(can.chatId, userId, 0, `${name} may write again.`)}
          >
            Let {name} write
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: 'Copied.', tone: 'success' })
  } catch (error) {
    console.info('The message could not be copied', error)
    toast({ text: 'This browser did not allow copying.', tone: 'error' })
  }
}
