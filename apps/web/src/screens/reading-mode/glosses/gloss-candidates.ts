import { GLOSS_BELOW, type GlossesToFind, MAX_GLOSS_WORDS } from '@wordhoard/contracts/learner/glosses'
import type { TextSenses } from '../../../features/dictionary/text-senses'
import { contextOf, placeIn } from '../../../features/dictionary/word-query'
import type { TextOnScreen } from '../../../features/reader/passing/blocks-on-screen'
import { selectWord } from '../../../features/reader/selection/selected-word'
import { type WordOfChunk, wordsOfChunk } from '../../../features/reader/states/words-of-chunk'
import type { ReaderWord, TextWords } from '../../../features/word-states/text-words'

/** How often a word is offered at most, since it may be part of a name or a phrase at its first place. */
const MOST_PLACES = 2

/** A word that may get a gloss, and where it stands. */
export interface GlossCandidate extends WordOfChunk {
  readonly sent: GlossesToFind['candidates'][number]
}

/** Returns the words of a chunk that may get a gloss, those that are least known first. */
export function candidatesIn(
  screen: TextOnScreen,
  words: TextWords,
  senses: TextSenses | null,
  chunk: Element,
): { words: number; candidates: GlossCandidate[] } {
  const wordOf = (form: string): ReaderWord | undefined => {
    const ids = words.byForm.get(form) ?? []
    const word = ids.length === 1 ? words.byId.get(ids[0]!) : undefined
    return word && canAsk(word) ? word : undefined
  }
  const { words: count, found } = wordsOfChunk(screen, chunk, (form) => wordOf(form) !== undefined)
  const times = new Map<number, number>()
  const candidates = found.flatMap((place) => {
    const { spell_id, probability } = wordOf(place.form)!
    const before = times.get(spell_id) ?? 0
    if (before === MOST_PLACES) return []
    times.set(spell_id, before + 1)
    return [{ place, spell_id, probability }]
  })
  return {
    words: count,
    candidates: candidates
      .sort((a, b) => a.probability - b.probability)
      .slice(0, MAX_GLOSS_WORDS)
      .map(({ place, spell_id }) => {
        const word = selectWord(place, false)
        const chosen = senses?.find(word)
        const chosen_id = chosen?.spellId === spell_id ? chosen.definitionId : undefined
        const sent = { spell_id, text: word.text, context: contextOf(word), at: placeIn(word), chosen_id }
        return { ...place, sent: { ...sent, place: place.place } }
      }),
  }
}

/** Whether a word may ask: hardly known, or begun, since the server knows which of these have asked before. */
function canAsk({ state, probability }: ReaderWord): boolean {
  if (state === 'known' || state === 'ignored') return false
  return probability < GLOSS_BELOW || state === 'new' || state === 'learning'
}
