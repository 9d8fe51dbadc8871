import type { ChosenSense } from '@wordhoard/contracts/encounters'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { timeOfCall } from '../../lib/late/given-time'
import type { Dictionary } from '../dictionary/open-dictionary'
import { definitionOfSpell, writeChoice } from './choose-sense.queries'
import { plainSentence } from './encounters'

/**
 * Stores the definition that the actor chose for a word in a sentence. Throws `word_not_found`, `definition_not_found`.
 */
export async function saveSenseChoice(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  { spell_id, context, definition_id, offered_id, source, given }: ChosenSense,
): Promise<void> {
  const headword = dictionary.index.headwordOf(spell_id)
  if (headword === undefined) throw new AppError('word_not_found')
  if (definition_id !== null) {
    const definition = { definitionId: definition_id, spellId: spell_id }
    const found = await definitionOfSpell.fetchFirst(pool, definition)
    if (!found) throw new AppError('definition_not_found')
  }
  await writeChoice.execute(pool, {
    userId: actor.userId,
    spellId: spell_id,
    headword,
    sentence: plainSentence(context),
    title: (source ?? '').replaceAll('\0', ''),
    definitionId: definition_id,
    offeredId: offered_id ?? null,
    at: timeOfCall(given, new Date()),
  })
}
