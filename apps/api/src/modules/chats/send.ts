import type { FirstMessage, OutgoingMessage, SentMessage } from '@wordhoard/contracts/chats'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { TokenBuckets } from '../../lib/token-bucket'
import { consumeAttempt } from '../accounts/login/guesses'
import { insertMessage } from '../chat-events/chat-events'
import { lockPair } from '../profiles/pair-lock'
import { isThereFor, takesMessagesFrom } from '../profiles/visibility-text'
import { checkedAttachment } from './attachments'
import { refusalOf } from './chat.policy'
import { openChat } from './chat-access'
import { messageById } from './list-messages'

/** Somebody who types quickly, and no program that types for them. */
const messagesOfAnAccount = { burst: 30, perSecond: 1 }
/** New chats that one person may begin in a day: a teacher with several classes does not get there. */
const firstMessages = { most: 200, windowSeconds: 24 * 60 * 60 }

/** Sends messages. */
export class Sending {
  readonly #refuse: boolean
  readonly #buckets = new TokenBuckets(messagesOfAnAccount)

  /** @param refuse false: calls are counted and never refused (load tests) */
  constructor(refuse: boolean) {
    this.#refuse = refuse
  }

  /** Sends a message into a chat. Throws what `sendMessage` of the contract lists. */
  async send(
    pool: pg.Pool,
    actor: Actor,
    { chat_id, content, attachment }: OutgoingMessage,
    runIdempotently: RunIdempotently,
  ): Promise<SentMessage> {
    this.#take(actor)
    const { id } = await runIdempotently(async (client) => {
      const { chat, rights } = await openChat(client, actor, chat_id)
      if (rights.silence) throw new AppError(refusalOf[rights.silence])
      const attached = await checkedAttachment(client, actor, attachment, chat.classroom_id)
      return {
        id: await insertMessage(client, { chatId: chat_id, userId: actor.userId, content, ...attached }),
      }
    })
    return { chat_id, ...(await messageById(pool, actor, id)) }
  }

  /** Writes to somebody, into the chat of the two. Throws what `sendFirstMessage` of the contract lists. */
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
    this.#take(actor)
    return runIdempotently(async (client) => {
      await lockPair(client, actor.userId, other)
      const chatId = (await existingChat(client, actor, other)) ?? (await this.#begin(client, actor, other))
      const attached = await checkedAttachment(client, actor, attachment, null)
      await insertMessage(client, { chatId, userId: actor.userId, content, ...attached })
      return { chat_id: chatId }
    })
  }

  async #begin(client: pg.PoolClient, actor: Actor, other: number): Promise<number> {
    const { rows } = await client.query<{ takes_messages: boolean }>(
      `SELECT ${takesMessagesFrom('u', '$2')} AS takes_messages
       FROM user_account u WHERE u.id = $1 AND ${isThereFor('u', '$2')}`,
      [other, actor.userId],
    )
    if (!rows[0]) throw new AppError('user_not_found')
    if (!rows[0].takes_messages) throw new AppError('cannot_write')
    if (this.#refuse) await consumeAttempt(client, `first-message:${actor.userId}`, firstMessages)
    const made = await client.query<{ id: number }>(
      `INSERT INTO chat (low_user_id, high_user_id) VALUES (least($1::int, $2::int), greatest($1::int, $2::int))
       RETURNING id`,
      [actor.userId, other],
    )
    return made.rows[0]!.id
  }

  #take(actor: Actor): void {
    const wait = this.#buckets.take(String(actor.userId), Date.now())
    if (wait > 0 && this.#refuse) throw AppError.tooMany(wait)
  }
}

/** The chat of two, if the actor may write in it. Throws `cannot_write`. */
async function existingChat(client: pg.PoolClient, actor: Actor, other: number): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM chat WHERE low_user_id = least($1::int, $2::int) AND high_user_id = greatest($1::int, $2::int)',
    [actor.userId, other],
  )
  const id = rows[0]?.id
  if (id === undefined) return undefined
  const { rights } = await openChat(client, actor, id)
  if (rights.silence) throw new AppError(refusalOf[rights.silence])
  return id
}
