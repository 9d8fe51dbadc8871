import type { TextPhrase } from '@wordhoard/contracts/main-voc'
import { type PhraseRow, phraseColumns, phrasesOf } from '@wordhoard/dictionary/lexicon/load-phrases'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { buildPhraseIndex, findPhrases } from '@wordhoard/lexicon/phrases'
import type { Token } from '@wordhoard/lexicon/tokens'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { rounded, stateOf } from './word-rows'

/** A phrase of somebody's vocabulary with what its matching needs. */
export type OwnPhraseRow = [...PhraseRow, state: number, score: number]

/** The phrases of somebody's vocabulary. */
export async function ownPhrases(pool: pg.Pool, actor: Actor): Promise<OwnPhraseRow[]> {
  const { rows } = await pool.query<OwnPhraseRow>({
    text: `SELECT ${phraseColumns('m.state, m.score')} JOIN main_voc_item m ON m.spell_id = s.id WHERE m.user_id = $1`,
    values: [actor.userId],
    rowMode: 'array',
  })
  return rows
}

/** Those of the phrases that stand in a text, in any inflection and parted, with where they do: a JSON array of `TextPhrase`. */
export function phrasesJson(
  lexicon: Lexicon,
  rows: readonly OwnPhraseRow[],
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
): string {
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
