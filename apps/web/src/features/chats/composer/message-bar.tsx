import { MAX_MESSAGE_LENGTH } from '@wordhoard/contracts/chats'
import { isBlank } from '@wordhoard/contracts/fields/fields'
import { Plus, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { shareUiMessages } from '../share/messages'
import { lengthNotice } from './length-notice'
import styles from './message-bar.module.css'
import type { Address, Draft } from './message-draft'
import { composerUiMessages } from './messages'
import { useAutoHeight } from './use-auto-height'
import { useDraft } from './use-draft'

interface MessageBarProps {
  address: Address
  /** Id of the other person in an existing chat of two. */
  person?: number | null | undefined
  /** Name of the recipient, for screen readers. */
  to: string
  /** In a classroom's chat, assignments of the class may be shared. */
  isClassroom: boolean
  onSend: (message: Draft) => void
}

const loadShare = async () => (await import('../share/share-dialog')).ShareDialog
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Text field for a message. A draft is kept until it is sent. */
export function MessageBar({ address, person, to, isClassroom, onSend }: MessageBarProps) {
  const { draft, setDraft, clear } = useDraft(address, person)
  const [isSharing, setSharing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const noticeId = useId()
  useAutoHeight(field, draft.text)
  const notice = lengthNotice(draft.text.length)
  const isTooLong = draft.text.length > MAX_MESSAGE_LENGTH
  const isSendable = !isTooLong && (draft.shared !== null || !isBlank(draft.text))

  const send = () => {
    if (!isSendable) return
    onSend(draft)
    clear()
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may confirm a character of an input method; on a touch keyboard it is the only way to start a new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.bar} onSubmit={submit} aria-label={composerUiMessages.form(to)}>
      {draft.shared && (
        <p className={styles.shared}>
          <span>{composerUiMessages.sharing(<bdi>{draft.shared.title}</bdi>)}</span>
          <IconButton
            label={composerUiMessages.removeShared}
            icon={<X />}
            round
            onClick={() => setDraft({ ...draft, shared: null })}
          />
        </p>
      )}
      <div className={styles.line}>
        <IconButton label={shareUiMessages.share} icon={<Plus />} round onClick={() => setSharing(true)} />
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          dir="auto"
          placeholder={composerUiMessages.placeholder}
          aria-label={composerUiMessages.field}
          aria-describedby={notice ? noticeId : undefined}
          aria-invalid={isTooLong || undefined}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button
          className={styles.send}
          variant="primary"
          type="submit"
          icon={<SendHorizontal aria-hidden />}
          disabled={!isSendable}
        >
          {composerUiMessages.send}
        </Button>
      </div>
      {notice && (
        <p id={noticeId} className={isTooLong ? styles.tooLong : styles.count} role="status">
          {notice}
        </p>
      )}
      <LazyDialog
        load={loadShare}
        props={{
          open: isSharing,
          isClassroom,
          onClose: () => setSharing(false),
          onChoose: (shared) => {
            setDraft({ ...draft, shared })
            setSharing(false)
          },
        }}
      />
    </form>
  )
}
