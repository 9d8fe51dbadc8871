import type { AttachmentReference } from '@wordhoard/contracts/chats'
import { Forward } from 'lucide-react'
import { useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Button } from '../../../ui/button'
import { shareUiMessages } from './messages'

interface ShareInChatProps {
  reference: AttachmentReference
  /** Title of the item. */
  title: string
  className?: string | undefined
  /** Class of the button's label, which can be hidden where there is no room. */
  labelClass?: string | undefined
}

const load = async () => (await import('./choose-chat-dialog')).ChooseChatDialog

/** Button that puts a word, an article or a vocabulary into the message bar of a chat. */
export function ShareInChat({ reference, title, className, labelClass }: ShareInChatProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={className}
        variant="quiet"
        icon={<Forward aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={labelClass}>{shareUiMessages.share}</span>
      </Button>
      <LazyDialog
        load={load}
        props={{ open: isOpen, onClose: () => setOpen(false), shared: { reference, title } }}
      />
    </>
  )
}
