import { MessageCircle } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { readinessMessages } from '../../features/assignments/readiness/messages'
import { keepDraft, readDraft } from '../../features/chats/composer/message-draft'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'

/**
 * Asks a class for the word check: puts a message into its chat’s message bar, which the teacher reads and sends. What
 * they had begun to write stays.
 */
export function AskForCheck({ chatId }: { chatId: number }) {
  const owner = useSession(({ user }) => user?.user_id)
  const navigate = useNavigate()
  const ask = () => {
    if (owner === undefined) return
    const address = { chatId, userId: null }
    const draft = readDraft(owner, address)
    const asked = readinessMessages.askText(new URL(paths.wordCheck, location.href).href)
    const text = draft.text.includes(asked) ? draft.text : [draft.text, asked].filter(Boolean).join('\n')
    keepDraft(owner, address, { ...draft, text })
    void navigate(paths.chat(chatId))
  }
  return (
    <Button icon={<MessageCircle aria-hidden />} onClick={ask}>
      {readinessMessages.ask}
    </Button>
  )
}
