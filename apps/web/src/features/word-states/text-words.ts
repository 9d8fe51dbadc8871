import { KNOWN_SCORE, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { TextPhrase, TextWord } from '@wordhoard/contracts/vocabulary'

/** How a word is drawn in a text: lines that differ without colour; what is known or ignored has none. */
export type DrawnWordState = 'met' | 'new' | 'learning-low' | 'learning-mid' | 'learning-high'

/** The words of a text as their reader knows them. */
export interface TextWords {
  readonly byId: ReadonlyMap<number, TextWord>
  /** Ids of the words that a form stands for; several for a contraction. */
  readonly byForm: ReadonlyMap<string, readonly number[]>
  /** Phrases of the reader's vocabulary that stand in it, by id. */
  readonly phrases: ReadonlyMap<number, TextPhrase>
}

export function textWords(words: readonly TextWord[], phrases: readonly TextPhrase[] = []): TextWords {
  const byForm = new Map<string, number[]>()
  for (const { spell_id, forms } of words) {
    for (const form of forms) {
      const ids = byForm.get(form)
      if (ids) ids.push(spell_id)
      else byForm.set(form, [spell_id])
    }
  }
  return {
    byId: new Map(words.map((word) => [word.spell_id, word])),
    byForm,
    phrases: new Map(phrases.map((phrase) => [phrase.spell_id, phrase])),
  }
}

/** The look of one word. */
export function stateOf({ state, score }: Pick<TextWord, 'state' | 'score'>): DrawnWordState | null {
  if (state === null || state === 'met') return 'met'
  if (state === 'new') return 'new'
  if (state !== 'learning') return null
  const third = Math.floor(((score ?? 0) / KNOWN_SCORE) * 3)
  return third <= 0 ? 'learning-low' : third === 1 ? 'learning-mid' : 'learning-high'
}

/** Strongest first: what a contraction of several words is drawn as. */
const order: readonly (DrawnWordState | null)[] = [
  'new',
  'learning-low',
  'learning-mid',
  'learning-high',
  'met',
  null,
]

/** How a form is drawn; undefined when it is no vocabulary of the text. */
export function stateOfForm({ byId, byForm }: TextWords, form: string): DrawnWordState | null | undefined {
  const ids = byForm.get(form)
  if (!ids) return undefined
  const states = ids.flatMap((id) => byId.get(id) ?? []).map(stateOf)
  return order.find((state) => states.includes(state)) ?? null
}

/** `stateOfForm` that remembers what it answered, for drawing. */
export function memoizeStateOfForm(words: TextWords): (form: string) => DrawnWordState | null | undefined {
  const states = new Map<string, DrawnWordState | null | undefined>()
  return (form) => {
    if (states.has(form)) return states.get(form)
    const state = stateOfForm(words, form)
    states.set(form, state)
    return state
  }
}

/** A phrase where it stands in the text: the stretches of its words, in UTF-16 units. */
export interface DrawnPhrase {
  readonly stretches: readonly (readonly [start: number, end: number])[]
  readonly state: DrawnWordState
}

/** The phrases that are drawn as such, in the order of the text; of two that overlap the longer one. */
export function phrasePlaces({ phrases }: TextWords): DrawnPhrase[] {
  const all: DrawnPhrase[] = []
  for (const { state, score, places } of phrases.values()) {
    const drawn = state === 'met' ? null : stateOf({ state, score })
    if (drawn) for (const stretches of places) all.push({ stretches, state: drawn })
  }
  const length = ({ stretches }: DrawnPhrase) => stretches.reduce((sum, [start, end]) => sum + end - start, 0)
  all.sort((a, b) => length(b) - length(a))
  const taken = new Set<number>()
  return all
    .filter(({ stretches }) => {
      const starts = stretches.flatMap(([start, end]) =>
        Array.from({ length: end - start }, (_, at) => start + at),
      )
      if (starts.some((at) => taken.has(at))) return false
      for (const at of starts) taken.add(at)
      return true
    })
    .sort((a, b) => a.stretches[0]![0] - b.stretches[0]![0])
}

export interface Coverage {
  /** Running words that are vocabulary. */
  readonly tokens: number
  /** Of these, those that are known or being learnt. */
  readonly known: number
}

const isKnown = (state: WordState | null) => state === 'known' || state === 'learning'

/** How much of the text its reader knows; what they ignore is no vocabulary to them. */
export function coverageOf({ byId }: TextWords): Coverage {
  let tokens = 0
  let known = 0
  for (const { state, count } of byId.values()) {
    if (state !== 'ignored') tokens += count
    if (isKnown(state)) known += count
  }
  return { tokens, known }
}

/** As a whole number of per cent, rounded down: 100 is said only when every word is known. */
export function percentOf({ tokens, known }: Coverage): number {
  return tokens === 0 ? 100 : Math.floor((known / tokens) * 100)
}

/** Words offered at most. */
const mostOffered = 20
/** Readers understand a text without help from about here. */
const enough = 98

export interface WordsForCoverage {
  /** The words to be learnt that raise the coverage most, the most frequent first. */
  readonly words: readonly TextWord[]
  /** Per cent that the reader knows once they know these. */
  readonly percent: number
}

/** What a reader of this text would do best to learn: as many words as bring them to 98 %, 20 at most. */
export function wordsForCoverage(words: TextWords): WordsForCoverage {
  const { tokens, known } = coverageOf(words)
  const unknown = [...words.byId.values()]
    .filter(({ state }) => !isKnown(state) && state !== 'ignored')
    .sort((a, b) => b.count - a.count || a.spell_lower.localeCompare(b.spell_lower))
  const chosen: TextWord[] = []
  let sum = known
  for (const word of unknown) {
    if (chosen.length >= mostOffered || percentOf({ tokens, known: sum }) >= enough) break
    chosen.push(word)
    sum += word.count
  }
  return { words: chosen, percent: percentOf({ tokens, known: sum }) }
}

/** What a word has become. */
export interface WordChange {
  readonly spellId: number
  readonly state: WordState | null
  readonly score?: number | null | undefined
}

/** The words with some of them changed; those that the text does not hold are passed over. */
export function changeWords(words: TextWords, changes: readonly WordChange[]): TextWords {
  const byId = new Map(words.byId)
  const phrases = new Map(words.phrases)
  for (const { spellId, state, score } of changes) {
    const word = byId.get(spellId)
    if (word) byId.set(spellId, { ...word, state, score: score === undefined ? word.score : score })
    const phrase = phrases.get(spellId)
    // One that is taken out again keeps its places, so that it is drawn at once when it is saved anew.
    if (phrase) phrases.set(spellId, { ...phrase, state: state ?? 'met', score: score ?? phrase.score })
  }
  return { ...words, byId, phrases }
}
