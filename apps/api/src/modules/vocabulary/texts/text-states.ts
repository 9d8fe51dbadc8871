import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { RawBody } from '../../../lib/raw-body'
import { rejectRefused } from './long-body'
import type { TextProcessor } from './text-processor'
import { ownPhrases, ownWords } from './text-states.queries'
import type { TextToMark } from './text-tasks'

/**
 * Returns the answer to `getTextStates`: the states of a text's words for a reader, and how much of the text they know.
 * Reads the text and writes the answer in threads, since both may be megabytes. Rejects with `unavailable` if too many
 * texts are waiting or this one takes too long.
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

/** Like `textStates`, but for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
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
