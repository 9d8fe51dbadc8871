import type { TextPhrase } from '@wordhoard/contracts/reading/text-words'
import { type PhraseRow, phrasesOf } from '@wordhoard/dictionary/index/phrase-rows'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { buildPhraseIndex, findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import type { Token } from '@wordhoard/lexicon/tokens/tokens'
import { stateOf } from '../../../lib/words/word-state-codes'
import { roundScore } from '../word-rows'

/** A phrase of a user's vocabulary with the data for matching it. */
type OwnPhraseRow = [...PhraseRow, state: number, score: number]

/**
 * Finds the phrases that are meant in a text, including inflected and separated ones. Returns a JSON array of `TextPhrase`.
 *
 * @param phrases a JSON array of `OwnPhraseRow` (`ownPhrases`)
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
  for (const { id, tokenIndexes, isDoubtful } of findPhrases(text, tokens, index, lexicon)) {
    if (isDoubtful) continue
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
        score: roundScore(row[7]),
        places: stands,
      },
    ]
  })
  return JSON.stringify(found)
}
