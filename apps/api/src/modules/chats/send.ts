import type { FirstMessage, OutgoingMessage, SentMessage } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import type { CallCounter, Limits } from '../../lib/limits/limits'
import { consumeAttempt } from '../attempts/attempts'
import { announceChat, insertMessage } from '../chat-events/chat-events'
import { lockPair } from '../profiles/pair-lock'
import { checkAttachment } from './attachments'
import { refusalOf } from './chat.policy'
import { openChat } from './chat-access'
import { messageById } from './list-messages'
import { findPairChat, insertPairChat, recipient } from './send.queries'

/** Enough for a fast typist, too slow for a program. */
const messagesOfAnAccount = { burst: 30, perSecond: 1 }
/** New chats that one person may start in a day; a teacher of several classes doesn't reach the limit. */
const firstMessages = { most: 200, windowSeconds: 24 * 60 * 60 }

/** Sends messages, with limits per account. */
export class MessageSender {
  readonly #refuse: boolean
  readonly #messages: CallCounter

  /** @param refuse false for load tests: calls are counted but never refused */
  constructor(refuse: boolean, limits: Limits) {
    this.#refuse = refuse
    this.#messages = limits.open('messages of an account', messagesOfAnAccount)
  }

  /** Sends a message to a chat. Throws the errors that `sendMessage` of the contract lists. */
  async send(
    pool: pg.Pool,
    actor: Actor,
    { chat_id, content, attachment }: OutgoingMessage,
    runIdempotently: RunIdempotently,
  ): Promise<SentMessage> {
    await this.#take(actor)
    const { id } = await runIdempotently(async (client) => {
      const { chat, rights } = await openChat(client, actor, chat_id)
      if (rights.writeRestriction) throw new AppError(refusalOf[rights.writeRestriction])
      const attached = await checkAttachment(client, actor, attachment, chat.classroom_id)
      return {
        id: await insertMessage(client, { chatId: chat_id, userId: actor.userId, content, ...attached }),
      }
    })
    return { chat_id, ...(await messageById(pool, actor, chat_id, id)) }
  }

  /**
   * Sends a message to a person, starting a chat if there is none. Throws the errors that `sendFirstMessage` of the
   * contract lists.
   */
  async sendFirst(
    actor: Actor,
    { participant_user_id: other, content, attachment }: FirstMessage,
    runIdempotently: RunIdempotently,
  ): Promise<{ chat_id: number }> {
    if (other === actor.userId) {
      throw new AppError('invalid_input', [
        { loc: ['body', 'participant_user_id'], msg: 'You cannot write to yourself', type: 'custom' },
      ])
    }
    await this.#take(actor)
    return runIdempotently(async (client) => {
      await lockPair(client, actor.userId, other)
      const chatId = (await findChat(client, actor, other)) ?? (await this.#startChat(client, actor, other))
      const attached = await checkAttachment(client, actor, attachment, null)
      await insertMessage(client, { chatId, userId: actor.userId, content, ...attached })
      return { chat_id: chatId }
    })
  }

  async #startChat(client: pg.PoolClient, actor: Actor, other: number): Promise<number> {
    const pair = { userId: actor.userId, otherId: other }
    const found = await recipient.fetchFirst(client, pair)
    if (!found) throw new AppError('user_not_found')
    if (!found.takes_messages) throw new AppError('cannot_write')
    if (this.#refuse) await consumeAttempt(client, `first-message:${actor.userId}`, firstMessages)
    const { id } = await insertPairChat.fetchOne(client, pair)
    await announceChat(client, id)
    return id
  }

  async #take(actor: Actor): Promise<void> {
    const wait = await this.#messages.take(String(actor.userId), Date.now())
    if (wait > 0 && this.#refuse) throw AppError.tooMany(wait)
  }
}

/** Finds the chat between the two, if there is one. Throws `cannot_write` if the actor may not write in it. */
async function findChat(client: pg.PoolClient, actor: Actor, other: number): Promise<number | undefined> {
  const found = await findPairChat.fetchFirst(client, { userId: actor.userId, otherId: other })
  if (!found) return undefined
  const { rights } = await openChat(client, actor, found.chat_id)
  if (rights.writeRestriction) throw new AppError(refusalOf[rights.writeRestriction])
  return found.chat_id
}
