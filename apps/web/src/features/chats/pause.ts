import { muteMember } from '@wordhoard/contracts/chats'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { queryClient } from '../../shell/query-client'
import { toast } from '../../ui/overlays/toast.store'
import { chatQueries } from './chats.queries'

/**
 * Pauses a student in a classroom's chat for a number of minutes (0 ends the pause) and shows the result.
 *
 * @param done message shown on success
 */
export async function pause(chatId: number, userId: number, minutes: number, done: string): Promise<void> {
  try {
    await call(muteMember, { params: { id: chatId, user_id: userId }, body: { minutes } })
    toast({ text: done, tone: 'success' })
  } catch (error) {
    toast({ text: errorSentence(error), tone: 'error' })
  }
  await queryClient.invalidateQueries({ queryKey: chatQueries.muted(chatId).queryKey })
}
