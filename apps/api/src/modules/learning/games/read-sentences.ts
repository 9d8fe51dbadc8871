import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { sentencesOfWords } from './read-sentences.queries'

/** A sentence, and the definition that the learner chose for the word in it. */
export interface ReadSentence {
  readonly sentence: string
  readonly definitionId: number | null
  /** The article that the sentence is from; null for other texts. */
  readonly articleId: number | null
}

/** Returns sentences from the learner's own reading by spell id, the best first; leaves out words without any. */
export async function readSentences(
  pool: pg.Pool,
  actor: Actor,
  spellIds: readonly number[],
): Promise<Map<number, ReadSentence[]>> {
  const rows = await sentencesOfWords.fetchAll(pool, { userId: actor.userId, spellIds })
  const found = new Map<number, ReadSentence[]>()
  for (const { spell_id, sentence, definition_id: definitionId, article_id: articleId } of rows) {
    const known = found.get(spell_id)
    if (known) known.push({ sentence, definitionId, articleId })
    else found.set(spell_id, [{ sentence, definitionId, articleId }])
  }
  return found
}
