import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { RawBody } from '../../../lib/raw-body'
import { throwIfRefused } from './long-body'
import { ownPhrases } from './text-phrases'
import type { TextToMark } from './text-tasks'
import type { TextWork } from './text-work'

/** The own words among $2, as JSON: [spell_id, state, score] each. $1 user. */
const ownWords = `
  SELECT coalesce(json_agg(json_build_array(spell_id, state, score)), '[]')::text AS own
  FROM main_voc_item WHERE user_id = $1 AND spell_id = ANY($2::int[])`

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
  const phrases = await ownPhrases(pool, actor)
  return answerOf(pool, textWork, actor, await textWork.perform(actor.userId, 'states', { text, phrases }))
}

/** The same for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function bodyStates(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  body: Buffer,
): Promise<RawBody> {
  const phrases = await ownPhrases(pool, actor)
  const found = throwIfRefused(await textWork.perform(actor.userId, 'statesBody', { body, phrases }))
  return answerOf(pool, textWork, actor, found)
}

async function answerOf(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  { words, phrases }: TextToMark,
): Promise<RawBody> {
  const found = await pool.query<{ own: string }>(ownWords, [actor.userId, `{${words.spellIds.join(',')}}`])
  const { own } = found.rows[0]!
  const json = await textWork.perform(actor.userId, 'statesJson', { words, own, phrases })
  return new RawBody(Buffer.from(json.buffer, json.byteOffset, json.byteLength))
}
