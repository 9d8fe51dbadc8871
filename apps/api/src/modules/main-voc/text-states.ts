import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { getTextStates } from '@wordhoard/contracts/main-voc'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { textPhrases } from './text-phrases'
import type { TextWords } from './text-words'
import { rounded, stateOf } from './word-rows'

/**
 * What the words of a text are to a reader, and how much of the text they know: of the tokens that are vocabulary to
 * them, those of words that are known or being learnt. Words that they put aside are no vocabulary to them.
 */
export async function textStates(
  pool: pg.Pool,
  textWords: TextWords,
  actor: Actor,
  text: string,
): Promise<AnswerOf<typeof getTextStates>> {
  const { words, tokens } = textWords.read(text)
  const { rows } = await pool.query<{ spell_id: number; state: number; score: number }>(
    'SELECT spell_id, state, score FROM main_voc_item WHERE user_id = $1 AND spell_id = ANY($2::int[])',
    [actor.userId, words.map(({ spellId }) => spellId)],
  )
  const own = new Map(rows.map((row) => [row.spell_id, row]))
  const coverage = { tokens: 0, known: 0 }
  const listed = words.map(({ spellId, headword, isCommon, forms, count }) => {
    const item = own.get(spellId)
    const state = item ? stateOf(item.state) : isCommon ? 'known' : null
    if (state !== 'ignored') coverage.tokens += count
    if (state === 'known' || state === 'learning') coverage.known += count
    return {
      spell_id: spellId,
      spell_lower: headword,
      state,
      score: item ? rounded(item.score) : null,
      forms: [...forms],
      count,
    }
  })
  const phrases = await textPhrases(pool, textWords.lexicon, actor, { text, tokens })
  return { words: listed, phrases, coverage }
}
