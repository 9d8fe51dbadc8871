import {
  type Capitalisation,
  capitalisations,
  classifyCapitalisation,
  shapeOf,
  styleOf,
} from '@wordhoard/lexicon/tokens/capitals'
import { plainSpelling } from '@wordhoard/lexicon/tokens/normal-form'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import type { Token } from '@wordhoard/lexicon/tokens/tokens'
import type { DrawnWordState } from '../../../lib/drawn-word-state'

/** The states of words that are drawn; their highlights have the same names. */
export const drawnWordStates: readonly DrawnWordState[] = [
  'met',
  'new',
  'learning-low',
  'learning-mid',
  'learning-high',
]

/** Returns the state of a form: null if it is not drawn, undefined if it isn't in the text's vocabulary. */
export type StateOfForm = (form: string) => DrawnWordState | null | undefined

/** How often forms occur in lower case in a text, and capitalised within a sentence. */
export type CapitalCounts = ReadonlyMap<string, { lower: number; name: number }>

interface BlockWords {
  readonly text: string
  readonly words: readonly Token[]
}

/** Returns the form by which a text's words are keyed: in lower case and without a possessive 's. */
export function formOf(raw: string): string {
  return withoutPossessive(plainSpelling(raw).toLowerCase())
}

function withoutPossessive(form: string): string {
  return form.endsWith("'s") && form !== "let's" ? form.slice(0, -2) : form
}

interface Piece {
  readonly form: string
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
}

/** Splits a hyphenated word into its pieces; any other word is one piece. */
function piecesOf(text: string, { start, end }: Token): Piece[] {
  const found: Piece[] = []
  for (const match of text.slice(start, end).matchAll(/[^\s\-‐‑]+/g)) {
    const from = start + match.index
    found.push({ form: formOf(match[0]), start: from, end: from + match[0].length })
  }
  return found
}

/**
 * Returns the longest runs of a word's pieces that are in the text's vocabulary, from the left; other pieces are left
 * out.
 */
function splitIntoKnownParts(text: string, token: Token, stateOfForm: StateOfForm): Piece[] {
  const pieces = piecesOf(text, token)
  const found: Piece[] = []
  for (let from = 0; from < pieces.length; from++) {
    for (let to = pieces.length; to > from; to--) {
      const { start } = pieces[from]!
      const { end } = pieces[to - 1]!
      const form = to === from + 1 ? pieces[from]!.form : formOf(text.slice(start, end))
      if (stateOfForm(form) === undefined) continue
      found.push({ form, start, end })
      from = to - 1
      break
    }
  }
  return found
}

const shapes = new Map<string, ReturnType<typeof shapeOf>>()
const MAX_CACHED_SHAPES = 20_000

function getShape(raw: string): ReturnType<typeof shapeOf> {
  let known = shapes.get(raw)
  if (!known) {
    known = shapeOf(raw)
    if (shapes.size >= MAX_CACHED_SHAPES) shapes.clear()
    shapes.set(raw, known)
  }
  return known
}

/** Classifies how each word of a block is written, in the same way as when a text's vocabulary is read. */
function classifyCapitalisations({ text, words }: BlockWords): Capitalisation[] {
  const wordCapitalisations: Capitalisation[] = []
  for (const span of sentences(text, words)) {
    const from = wordCapitalisations.length
    const shapesInSentence: ReturnType<typeof shapeOf>[] = []
    for (let at = from; at < words.length && words[at]!.start < span.end; at++)
      shapesInSentence.push(getShape(text.slice(words[at]!.start, words[at]!.end)))
    const style = styleOf(text, span, shapesInSentence)
    for (const [index, shape] of shapesInSentence.entries())
      wordCapitalisations.push(
        classifyCapitalisation(text, words[from + index]!, shape, span, style, index === 0),
      )
  }
  return wordCapitalisations
}

/** Adds to `counts` how the words of a block are written. */
export function countCapitals(block: BlockWords, counts: Map<string, { lower: number; name: number }>): void {
  const wordCapitalisations = classifyCapitalisations(block)
  const { text, words } = block
  for (const [index, word] of words.entries()) {
    const capitalisation = wordCapitalisations[index]
    if (capitalisation !== capitalisations.lower && capitalisation !== capitalisations.name) continue
    const raw = text.slice(word.start, word.end)
    const forms = [formOf(raw)]
    if (/[\s\-‐‑]/.test(raw)) for (const { form } of piecesOf(text, word)) forms.push(form)
    for (const form of forms) {
      let count = counts.get(form)
      if (!count) {
        count = { lower: 0, name: 0 }
        counts.set(form, count)
      }
      if (capitalisation === capitalisations.lower) count.lower++
      else count.name++
    }
  }
}

/**
 * Checks whether a word written in this way is vocabulary rather than a name, judging by how the text writes it
 * elsewhere. The same rule decides which words of a text are entered. A form that was entered although the text never
 * has it in lower case is always capitalised in English: Monday, English.
 */
function isVocabulary(
  form: string,
  capitalisation: Capitalisation | undefined,
  counts: CapitalCounts,
): boolean {
  const { lower, name } = counts.get(form) ?? { lower: 0, name: 0 }
  if (lower === 0)
    return capitalisation !== capitalisations.mixed && capitalisation !== capitalisations.acronym
  switch (capitalisation) {
    case capitalisations.name:
      return form === 'i' || form.startsWith("i'") || lower > 4 * name
    case capitalisations.initial:
    case capitalisations.allCapitals:
      return lower >= name
    case capitalisations.mixed:
      return false
    default:
      return true
  }
}

/** A stretch of a block's text to draw. */
export interface DrawnPart {
  /** Index of the word that it is, or is part of. */
  readonly index: number
  readonly start: number
  readonly end: number
  readonly state: DrawnWordState
}

/** Returns the words of a block to draw, with their states. */
export function wordStatesInBlock(
  block: BlockWords,
  counts: CapitalCounts,
  stateOfForm: StateOfForm,
): DrawnPart[] {
  const { text, words } = block
  const drawn: DrawnPart[] = []
  let wordCapitalisations: Capitalisation[] | undefined
  for (const [index, word] of words.entries()) {
    const whole = formOf(text.slice(word.start, word.end))
    const parts =
      stateOfForm(whole) === undefined
        ? splitIntoKnownParts(text, word, stateOfForm)
        : [{ ...word, form: whole }]
    for (const { form, start, end } of parts) {
      const state = stateOfForm(form)
      if (!state) continue
      wordCapitalisations ??= classifyCapitalisations(block)
      if (isVocabulary(form, wordCapitalisations[index], counts)) drawn.push({ index, start, end, state })
    }
  }
  return drawn
}
