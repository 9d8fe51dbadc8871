import type { TextPhrase } from '@wordhoard/contracts/vocabulary'
import { type PhraseRow, phraseColumns, phrasesOf } from '@wordhoard/dictionary/index/load-phrases'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { buildPhraseIndex, findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import type { Token } from '@wordhoard/lexicon/tokens/tokens'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { rounded, stateOf } from '../word-rows'

/** A phrase of somebody's vocabulary with what its matching needs. */
type OwnPhraseRow = [...PhraseRow, state: number, score: number]

const phrasesOfUser = `
  SELECT coalesce(json_agg(json_build_array(id, spell_lower, pos_mask, head, gap, separability, state, score)), '[]')::text
    AS phrases
  FROM (
    SELECT ${phraseColumns('m.state, m.score')} JOIN main_voc_item m ON m.spell_id = s.id WHERE m.user_id = $1
  ) own`

/** A user's phrases as a JSON array of `OwnPhraseRow`: one string is cheaper to hand to a thread than many rows. */
export async function ownPhrases(pool: pg.Pool, actor: Actor): Promise<string> {
  const { rows } = await pool.query<{ phrases: string }>(phrasesOfUser, [actor.userId])
  return rows[0]!.phrases
}

/**
 * Finds the phrases that occur in a text, inflected or parted too. Returns a JSON array of `TextPhrase`.
 *
 * @param phrases the JSON that `ownPhrases` returns
 */
export function phrasesJson(
  lexicon: Lexicon,
  phrases: string,
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
): string {
  const rows = JSON.parse(phrases) as OwnPhraseRow[]
  if (rows.length === 0) return '[]'
  const index = buildPhraseIndex(phrasesOf(rows))
  const places = new Map<number, [number, number][][]>()
  for (const { id, tokenIndexes } of findPhrases(text, tokens, index, lexicon)) {
    const stretches: [number, number][] = []
    for (const at of tokenIndexes) {
      const { start, end } = tokens[at]!
      const last = stretches.at(-1)
      if (last && tokens[at - 1]!.end === last[1]) last[1] = end
      else stretches.push([start, end])
    }
    const known = places.get(id)
    if (known) known.push(stretches)
    else places.set(id, [stretches])
  }
  const found = rows.flatMap((row): TextPhrase[] => {
    const stands = places.get(row[0])
    if (!stands) return []
    return [
      {
        spell_id: row[0],
        spell_lower: row[1],
        state: stateOf(row[6]),
        score: rounded(row[7]),
        places: stands,
      },
    ]
  })
  return JSON.stringify(found)
}
