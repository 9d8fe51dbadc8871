import { KNOWN_SCORE, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { NEW_BELOW } from '@wordhoard/contracts/reading/new-words'
import type { TextPhrase, TextWord, TextWordStates } from '@wordhoard/contracts/reading/text-words'
import type { DrawnPhrase, DrawnWordState } from '../../lib/drawn-word-state'

/** A word of a text, whose state may have changed since the text was loaded. */
export interface ReaderWord extends TextWord {
  /** The state to which its probability belongs. */
  readonly loaded: WordState | null
}

/** How far the coverage of a text may be from its estimate, as shares of the text. */
interface Margin {
  /** By how much the estimate is more than the mean of the words' probabilities. */
  readonly shift: number
  readonly below: number
  readonly above: number
}

/** The words of a text with the reader's states. */
export interface TextWords {
  readonly byId: ReadonlyMap<number, ReaderWord>
  /** Ids of the words that a form stands for; a contraction has several. */
  readonly byForm: ReadonlyMap<string, readonly number[]>
  /** Phrases of the reader's vocabulary found in the text, by id. */
  readonly phrases: ReadonlyMap<number, TextPhrase>
  readonly margin: Margin
}

/** The coverage as the server estimates it. */
type Estimate = Pick<TextWordStates['coverage'], 'estimate' | 'low' | 'high'>

/** Indexes the words and phrases of a text by id and by form. */
export function textWords(
  words: readonly TextWord[],
  phrases: readonly TextPhrase[] = [],
  coverage?: Estimate,
): TextWords {
  const byForm = new Map<string, number[]>()
  for (const { spell_id, forms } of words) {
    for (const form of forms) {
      const ids = byForm.get(form)
      if (ids) ids.push(spell_id)
      else byForm.set(form, [spell_id])
    }
  }
  const byId = new Map(words.map((word) => [word.spell_id, { ...word, loaded: word.state }]))
  return {
    byId,
    byForm,
    phrases: new Map(phrases.map((phrase) => [phrase.spell_id, phrase])),
    margin: coverage ? marginOf(coverage, countKnown(byId)) : { shift: 0, below: 0, above: 0 },
  }
}

function marginOf({ estimate, low, high }: Estimate, { tokens, known }: Coverage): Margin {
  const shift = tokens === 0 ? 0 : estimate - known / tokens
  return { shift, below: estimate - low, above: high - estimate }
}

/** Probability of knowing a word whose state has just been changed. */
const changedChances: Partial<Record<WordState, number>> = { known: 0.98, learning: 0.9, new: 0.25 }

/** Returns how likely the reader knows a word, by its present state. */
export function chanceOf({ state, loaded, probability }: ReaderWord): number {
  return (state !== null && state !== loaded ? changedChances[state] : undefined) ?? probability
}

/** What decides how a word is drawn. */
type Drawable = Pick<TextWord, 'state' | 'score' | 'probability'>

/**
 * Returns how a word is drawn; null if it isn't. Words that were only met are drawn if the reader probably doesn't know
 * them.
 *
 * @param newBelow probability below which they are drawn
 */
export function stateOfWord(
  { state, score, probability }: Drawable,
  newBelow: number = NEW_BELOW,
): DrawnWordState | null {
  if (state === null || state === 'met') return probability < newBelow ? 'met' : null
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
export function stateOfForm(
  { byId, byForm }: TextWords,
  form: string,
  newBelow: number = NEW_BELOW,
): DrawnWordState | null | undefined {
  const ids = byForm.get(form)
  if (!ids) return undefined
  const states = ids.flatMap((id) => byId.get(id) ?? []).map((word) => stateOfWord(word, newBelow))
  return statePrecedence.find((state) => states.includes(state)) ?? null
}

/** Returns a cached version of `stateOfForm`, for drawing. */
export function memoizeStateOfForm(
  words: TextWords,
  newBelow: number = NEW_BELOW,
): (form: string) => DrawnWordState | null | undefined {
  const states = new Map<string, DrawnWordState | null | undefined>()
  return (form) => {
    if (states.has(form)) return states.get(form)
    const state = stateOfForm(words, form, newBelow)
    states.set(form, state)
    return state
  }
}

/** Returns the phrases to draw, in text order; of two that overlap, the longer one. */
export function phrasePlaces({ phrases }: TextWords): DrawnPhrase[] {
  const all: DrawnPhrase[] = []
  for (const { state, score, places } of phrases.values()) {
    const drawn = state === 'met' ? null : stateOfWord({ state, score, probability: 0 })
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
  /** How many of these the reader probably knows. */
  readonly known: number
}

/** Returns how much of the text the reader probably knows. Ignored words don't count as vocabulary. */
export function coverageOf({ byId, margin }: TextWords): Coverage {
  const { tokens, known } = countKnown(byId)
  return { tokens, known: Math.max(0, Math.min(tokens, known + margin.shift * tokens)) }
}

/** Adds up the words of a text, and how likely each is known. */
function countKnown(byId: TextWords['byId']): Coverage {
  let tokens = 0
  let known = 0
  for (const word of byId.values()) {
    if (word.state === 'ignored') continue
    tokens += word.count
    known += word.count * chanceOf(word)
  }
  return { tokens, known }
}

/** Returns the coverage in whole per cent, rounded down, so that 100 means that every word is known. */
export function coveragePercent({ tokens, known }: Coverage): number {
  // A sum of thousandths may be a little less than it should be.
  return tokens === 0 ? 100 : Math.floor((known / tokens) * 100 + 1e-6)
}

/** Returns the interval of the coverage in whole per cent, both ends equal where it is known well. */
export function coverageInterval(words: TextWords): { low: number; high: number } {
  const { tokens, known } = coverageOf(words)
  const share = tokens === 0 ? 1 : known / tokens
  const { below, above } = words.margin
  const percent = (one: number) => Math.round(Math.max(0, Math.min(1, one)) * 100)
  return { low: percent(share - below), high: percent(share + above) }
}

/** Maximum number of words offered. */
const MAX_OFFERED_WORDS = 20
/** Coverage, in per cent, from which readers understand a text without help. */
const TARGET_PERCENT = 98
const LEARNT = changedChances.learning!

export interface WordsForCoverage {
  /** The words that raise the coverage most when learnt, those that raise it most first. */
  readonly words: readonly ReaderWord[]
  /** Coverage, in per cent, once the reader learns these words. */
  readonly percent: number
}

/**
 * Returns the words that a reader of this text should learn: those that they probably don't know, as many as raise the
 * coverage to 98 %, but at most 20.
 */
export function wordsForCoverage(words: TextWords): WordsForCoverage {
  const { tokens, known } = coverageOf(words)
  const gain = (word: ReaderWord) => word.count * (LEARNT - chanceOf(word))
  const unknown = [...words.byId.values()]
    .filter(({ state }) => state === null || state === 'met' || state === 'new')
    .filter((word) => chanceOf(word) < NEW_BELOW)
    .sort((a, b) => gain(b) - gain(a) || a.spell_lower.localeCompare(b.spell_lower))
  const chosen: ReaderWord[] = []
  let sum = known
  for (const word of unknown) {
    if (chosen.length >= MAX_OFFERED_WORDS || coveragePercent({ tokens, known: sum }) >= TARGET_PERCENT) break
    chosen.push(word)
    sum += gain(word)
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
