import { createHash } from 'node:crypto'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Actor } from '../actor'
import { AppError } from '../app-error'
import { transaction } from '../transaction'
import { answerOf, keepAnswer, takeKey } from './idempotent-answers.queries'

const MAX_KEY_LENGTH = 200

/**
 * Runs the transaction of a call and stores its answer in it. Handlers of idempotent endpoints make all their changes
 * within `work`, and answer with what this function returns.
 */
export type RunIdempotently = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>

/**
 * Stores the first answer to each call with an `Idempotency-Key`, for a day unless the endpoint says otherwise. The answer is written in the same
 * transaction as the changes, so after a crash both are stored or neither. When two calls arrive at once, the second
 * waits for the first one's transaction. A refused call changed nothing and is not stored: the same key may succeed
 * next time.
 */
export class IdempotentAnswers {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /**
   * Returns the key under which the call's answer is stored, or undefined if the call has no `Idempotency-Key`.
   *
   * @throws AppError `invalid_input` for a malformed key
   */
  keyOf(request: FastifyRequest): string | undefined {
    const given = request.headers['idempotency-key']
    if (given === undefined) return undefined
    const key = String(given)
    if (key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key)) {
      throw new AppError('invalid_input', [
        {
          loc: ['headers', 'idempotency-key'],
          msg: `At most ${MAX_KEY_LENGTH} printable characters`,
          type: 'invalid_format',
        },
      ])
    }
    const path = request.url.split('?', 1)[0]!.replace(/\/$/, '')
    return createHash('sha256').update(`${request.method} ${path}\n${key}`).digest('base64url')
  }

  /** Returns the stored answer, as the JSON that was sent. */
  async find(actor: Actor, key: string, db: Queryable = this.#pool): Promise<string | undefined> {
    const answer = await answerOf.fetchFirst(db, { userId: actor.userId, key })
    return answer?.body
  }

  /**
   * Returns the function that handlers use to run their transaction (see `RunIdempotently`).
   *
   * @param key undefined for a transaction whose answer isn't stored
   * @param days for how long the key is recognised
   * @param toJson serialises what `work` returns for storage
   */
  runIdempotently(
    actor: Actor,
    key: string | undefined,
    toJson: (answer: unknown) => string,
    days = 1,
  ): RunIdempotently {
    return (work) => {
      if (key === undefined) return transaction(this.#pool, work)
      return transaction(this.#pool, async (client) => {
        const taken = { userId: actor.userId, key }
        // Waits for any other transaction with this key to end.
        if ((await takeKey.execute(client, { ...taken, days })) === 0) {
          const known = await this.find(actor, key, client)
          // The answer was swept between the two statements, so the client has to try again.
          if (known === undefined) throw new AppError('key_in_use')
          return JSON.parse(known)
        }
        const answer = await work(client)
        await keepAnswer.execute(client, { ...taken, body: toJson(answer) })
        return answer
      })
    }
  }
}
