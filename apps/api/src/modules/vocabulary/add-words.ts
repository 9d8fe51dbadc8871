import type { GivenTime } from '@wordhoard/contracts/fields/given-time'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { timeOfCall } from '../../lib/late/given-time'
import { addWords } from './add-words.queries'
import { rejectRefused } from './texts/long-body'
import type { TextProcessor } from './texts/text-processor'
import type { TextToAdd } from './texts/text-tasks'
import { withLockedWords } from './words-lock'

/** The result of adding a text's words. */
interface Added {
  readonly added: number
  readonly known: number
  readonly unknown_words: string[]
  readonly undo_id: string | null
}

interface TextRead {
  readonly text: string
  /** Shown as the source of the sentences; may be empty. */
  readonly title: string
  /** When it was read, if that had to wait for the network. */
  readonly given?: GivenTime | undefined
}

/**
 * Adds the words of a text to a user's main vocabulary as met, and stores a sentence for each.
 *
 * Rejects with `unavailable` if too many texts are waiting or this one takes too long.
 *
 * @throws AppError `too_late`
 */
export async function addFromText(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  { text, title, given }: TextRead,
): Promise<Added> {
  const at = timeOfCall(given, new Date())
  return enter(pool, actor, { title, at }, await textProcessor.perform(actor.userId, 'add', { text }))
}

/** Like `addFromText`, but for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function addFromBody(
  pool: pg.Pool,
  textProcessor: TextProcessor,
  actor: Actor,
  body: Buffer,
): Promise<Added> {
  const { title, given, ...words } = rejectRefused(
    await textProcessor.perform(actor.userId, 'addBody', { body }),
  )
  return enter(pool, actor, { title, at: timeOfCall(given, new Date()) }, words)
}

async function enter(
  pool: pg.Pool,
  actor: Actor,
  { title, at }: { readonly title: string; readonly at: Date },
  { found, unknown, ...columns }: TextToAdd,
): Promise<Added> {
  const { added, undo_id } = await withLockedWords(pool, actor, (client) =>
    addWords.fetchOne(client, {
      userId: actor.userId,
      hash: asBuffer(columns.hash),
      title: title.replaceAll('\0', ''),
      at,
      spellIds: columns.spellIds,
      headwords: asBuffer(columns.headwords),
      priorities: columns.priorities,
      counts: columns.counts,
      sentences: asBuffer(columns.sentences),
      positions: columns.positions,
    }),
  )
  return { added, known: found - added, unknown_words: [...unknown], undo_id }
}

/** Wraps bytes that a thread has already encoded, to be sent to PostgreSQL as they are. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
