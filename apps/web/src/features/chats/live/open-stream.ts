import { streamMessages } from '@wordhoard/contracts/chat-stream'
import { callUrl } from '../../../http/http-send'
import { accessTokenForCall, hasSession, tokenAfterRefusal } from '../../../session/session-refresh'

/**
 * Opens the stream of the user's chats. Uses fetch, because an EventSource can't send a token.
 *
 * @param after position up to which everything is known; undefined to load everything
 * @throws when the request is rejected or the server can't be reached
 */
export async function openStream(after: string | undefined, signal: AbortSignal): Promise<Response> {
  const url = callUrl(streamMessages, { query: { after } })
  const ask = (token: string | undefined) =>
    fetch(url, { signal, cache: 'no-store', headers: token ? { authorization: `Bearer ${token}` } : {} })
  const token = await accessTokenForCall()
  let answer = await ask(token)
  if (answer.status === 401 && hasSession()) answer = await ask(await tokenAfterRefusal(token))
  if (!answer.ok) throw new Error(`The stream was refused with ${answer.status}`)
  return answer
}
