import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { RawBody } from '../../../lib/raw-body'
import { throwIfRefused } from './long-body'
import { ownPhrases, ownWords } from './text-states.queries'
import type { TextToMark } from './text-tasks'
import type { TextWork } from './text-work'

/**
 * What the words of a text are to a reader, and how much of the text they know, as the answer to `getTextStates`. The
 * text is read and the answer written in threads, since both may be megabytes. Rejects with `unavailable` when too many texts
 * are waiting, or when this one takes too long.
 */
export async function textStates(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  text: string,
): Promise<RawBody> {
  const { phrases } = await ownPhrases.fetchOne(pool, { userId: actor.userId })
  return answerOf(pool, textWork, actor, await textWork.perform(actor.userId, 'states', { text, phrases }))
}

/** The same for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function bodyStates(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  body: Buffer,
): Promise<RawBody> {
  const { phrases } = await ownPhrases.fetchOne(pool, { userId: actor.userId })
  const found = throwIfRefused(await textWork.perform(actor.userId, 'statesBody', { body, phrases }))
  return answerOf(pool, textWork, actor, found)
}

async function answerOf(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  { words, phrases }: TextToMark,
): Promise<RawBody> {
  const spellIds = `{${words.spellIds.join(',')}}`
  const { own } = await ownWords.fetchOne(pool, { userId: actor.userId, spellIds })
  const json = await textWork.perform(actor.userId, 'statesJson', { words, own, phrases })
  return new RawBody(Buffer.from(json.buffer, json.byteOffset, json.byteLength))
}
