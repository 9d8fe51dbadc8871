import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { RawBody } from '../../../lib/raw-body'
import { rejectRefused } from './long-body'
import type { TextProcessor } from './text-processor'
import { ownPhrases, ownWords } from './text-states.queries'
import type { TextToMark } from './text-tasks'

/**
 * What the words of a text are to a reader, and how much of the text they know, as the answer to `getTextStates`. The
 * text is read and the answer written in threads, since both may be megabytes. Rejects with `unavailable` when too many texts
 * are waiting, or when this one takes too long.
 */
export async function textStates(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  text: string,
): Promise<RawBody> {
  const { phrases } = await ownPhrases.fetchOne(pool, { userId: actor.userId })
  return answerOf(
    pool,
    textProcessor,
    actor,
    await textProcessor.perform(actor.userId, 'states', { text, phrases }),
  )
}

/** The same for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function bodyStates(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  body: Buffer,
): Promise<RawBody> {
  const { phrases } = await ownPhrases.fetchOne(pool, { userId: actor.userId })
  const found = rejectRefused(await textProcessor.perform(actor.userId, 'statesBody', { body, phrases }))
  return answerOf(pool, textProcessor, actor, found)
}

async function answerOf(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  { words, phrases }: TextToMark,
): Promise<RawBody> {
  const spellIds = `{${words.spellIds.join(',')}}`
  const { own } = await ownWords.fetchOne(pool, { userId: actor.userId, spellIds })
  const json = await textProcessor.perform(actor.userId, 'statesJson', { words, own, phrases })
  return new RawBody(Buffer.from(json.buffer, json.byteOffset, json.byteLength))
}
