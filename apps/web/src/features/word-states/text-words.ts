import { KNOWN_SCORE, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { TextPhrase, TextWord } from '@wordhoard/contracts/reading/text-words'
import type { DrawnPhrase, DrawnWordState } from '../../lib/drawn-word-state'

/** The words of a text with the reader's states. */
export interface TextWords {
  readonly byId: ReadonlyMap<number, TextWord>
  /** Ids of the words that a form stands for; a contraction has several. */
  readonly byForm: ReadonlyMap<string, readonly number[]>
  /** Phrases of the reader's vocabulary found in the text, by id. */
  readonly phrases: ReadonlyMap<number, TextPhrase>
}

/** Indexes the words and phrases of a text by id and by form. */
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

/** Returns how a word is drawn; null if it isn't. */
export function stateOfWord({ state, score }: Pick<TextWord, 'state' | 'score'>): DrawnWordState | null {
  if (state === null || state === 'met') return 'met'
  if (state === 'new') return 'new'
  if (state !== 'learning') return null
  const third = Math.floor(((score ?? 0) / KNOWN_SCORE) * 3)
  return third <= 0 ? 'learning-low' : third === 1 ? 'learning-mid' : 'learning-high'
}

/** States by precedence: a contraction of several words is drawn as the first one that applies. */
const statePrecedence: readonly (DrawnWordState | null)[] = [
  'new',
  'learning-low',
  'learning-mid',
  'learning-high',
  'met',
  null,
]

/** Returns how a form is drawn: null if it isn't, undefined if it isn't in the text's vocabulary. */
export function stateOfForm({ byId, byForm }: TextWords, form: string): DrawnWordState | null | undefined {
  const ids = byForm.get(form)
  if (!ids) return undefined
  const states = ids.flatMap((id) => byId.get(id) ?? []).map(stateOfWord)
  return statePrecedence.find((state) => states.includes(state)) ?? null
}

/** Returns a cached version of `stateOfForm`, for drawing. */
export function memoizeStateOfForm(words: TextWords): (form: string) => DrawnWordState | null | undefined {
  const states = new Map<string, DrawnWordState | null | undefined>()
  return (form) => {
    if (states.has(form)) return states.get(form)
    const state = stateOfForm(words, form)
    states.set(form, state)
    return state
  }
}

/** Returns the phrases to draw, in text order; of two that overlap, the longer one. */
export function phrasePlaces({ phrases }: TextWords): DrawnPhrase[] {
  const all: DrawnPhrase[] = []
  for (const { state, score, places } of phrases.values()) {
    const drawn = state === 'met' ? null : stateOfWord({ state, score })
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
  /** Number of running words that count as vocabulary. */
  readonly tokens: number
  /** Number of these that are known or being learnt. */
  readonly known: number
}

const isKnown = (state: WordState | null) => state === 'known' || state === 'learning'

/** Returns how much of the text the reader knows. Ignored words don't count as vocabulary. */
export function coverageOf({ byId }: TextWords): Coverage {
  let tokens = 0
  let known = 0
  for (const { state, count } of byId.values()) {
    if (state !== 'ignored') tokens += count
    if (isKnown(state)) known += count
  }
  return { tokens, known }
}

/** Returns the coverage in whole per cent, rounded down, so that 100 means that every word is known. */
export function coveragePercent({ tokens, known }: Coverage): number {
  return tokens === 0 ? 100 : Math.floor((known / tokens) * 100)
}

/** Maximum number of words offered. */
const MAX_OFFERED_WORDS = 20
/** Coverage, in per cent, from which readers understand a text without help. */
const TARGET_PERCENT = 98

export interface WordsForCoverage {
  /** The words that raise the coverage most when learnt, most frequent first. */
  readonly words: readonly TextWord[]
  /** Coverage, in per cent, once the reader knows these words. */
  readonly percent: number
}

/** Returns the words that a reader of this text should learn: as many as raise the coverage to 98 %, but at most 20. */
export function wordsForCoverage(words: TextWords): WordsForCoverage {
  const { tokens, known } = coverageOf(words)
  const unknown = [...words.byId.values()]
    .filter(({ state }) => !isKnown(state) && state !== 'ignored')
    .sort((a, b) => b.count - a.count || a.spell_lower.localeCompare(b.spell_lower))
  const chosen: TextWord[] = []
  let sum = known
  for (const word of unknown) {
    if (chosen.length >= MAX_OFFERED_WORDS || coveragePercent({ tokens, known: sum }) >= TARGET_PERCENT) break
    chosen.push(word)
    sum += word.count
  }
  return { words: chosen, percent: coveragePercent({ tokens, known: sum }) }
}

/** The new state of a word. */
export interface WordChange {
  readonly spellId: number
  readonly state: WordState | null
  readonly score?: number | null | undefined
}

/** Returns the words with some of them changed; changes of words not in the text are ignored. */
export function changeWords(words: TextWords, changes: readonly WordChange[]): TextWords {
  const byId = new Map(words.byId)
  const phrases = new Map(words.phrases)
  for (const { spellId, state, score } of changes) {
    const word = byId.get(spellId)
    if (word) byId.set(spellId, { ...word, state, score: score === undefined ? word.score : score })
    const phrase = phrases.get(spellId)
    // A removed phrase keeps its places, so that it is drawn at once when it is saved again.
    if (phrase) phrases.set(spellId, { ...phrase, state: state ?? 'met', score: score ?? phrase.score })
  }
  return { ...words, byId, phrases }
}
