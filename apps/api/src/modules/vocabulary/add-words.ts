import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { addWords } from './add-words.queries'
import { rejectRefused } from './texts/long-body'
import type { TextProcessor } from './texts/text-processor'
import type { TextToAdd } from './texts/text-tasks'
import { withLockedWords } from './words-lock'

/** What entering a text's words answers. */
interface Added {
  readonly added: number
  readonly known: number
  readonly unknown_words: string[]
  readonly undo_id: string | null
}

/**
 * Enters the words of a text in a user's main vocabulary as met, and keeps a sentence for each.
 *
 * Rejects with `unavailable` when too many texts are waiting, or when this one takes too long.
 *
 * @param title what the sentences are remembered by; may be empty
 */
export async function addFromText(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  { text, title }: { readonly text: string; readonly title: string },
): Promise<Added> {
  return enter(pool, actor, title, await textProcessor.perform(actor.userId, 'add', { text }))
}

/** The same for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function addFromBody(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  body: Buffer,
): Promise<Added> {
  const { title, ...words } = rejectRefused(await textProcessor.perform(actor.userId, 'addBody', { body }))
  return enter(pool, actor, title, words)
}

async function enter(
  pool: pg.Pool,
  actor: Actor,
  title: string,
  { found, unknown, ...columns }: TextToAdd,
): Promise<Added> {
  const { added, undo_id } = await withLockedWords(pool, actor, (client) =>
    addWords.fetchOne(client, {
      userId: actor.userId,
      hash: inBytes(columns.hash),
      title: title.replaceAll('\0', ''),
      spellIds: columns.spellIds,
      headwords: inBytes(columns.headwords),
      priorities: columns.priorities,
      counts: columns.counts,
      sentences: inBytes(columns.sentences),
      positions: columns.positions,
    }),
  )
  return { added, known: found - added, unknown_words: [...unknown], undo_id }
}

/** What PostgreSQL is sent as it is: a thread has encoded it already. */
function inBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
