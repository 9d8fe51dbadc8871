import { rememberBy } from '@wordhoard/lexicon/remember'
import { slotOf } from '@wordhoard/lexicon/slots'
import { plainSpelling } from '@wordhoard/lexicon/tokens/normal-form'

export const BLANK = '____'
/** Maximum number of words between the first word of a phrase and its rest: put (the cat) out. */
const MAX_OBJECT_WORDS = 4
/** A form at least this long is given away by a longer word that begins with it: govern by government. */
const MIN_REVEALING_LENGTH = 4

interface Word {
  readonly start: number
  /** Where the word ends; `stemEnd` is where it ends without a possessive ending. */
  readonly end: number
  readonly stemEnd: number
  /** The word in comparable form; `stem` is the same without a possessive ending. */
  readonly whole: string
  readonly stem: string
}

interface Span {
  readonly start: number
  readonly end: number
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’ʼ＇][\p{L}\p{N}\p{M}]+)*/gu
const possessive = /(?:['’ʼ＇]s)$/iu
const between = /^[\s\p{Pd}'"‘’“”]*$/u
const clauseEnd = /[.!?;:,()]/u

const toComparable = (text: string) => plainSpelling(text).toLowerCase()

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => {
    const [raw] = match
    const stem = raw.replace(possessive, '')
    const start = match.index
    return {
      start,
      end: start + raw.length,
      stemEnd: start + stem.length,
      whole: toComparable(raw),
      stem: toComparable(stem),
    }
  })
}

/** Returns where a word ends if it is the wanted one, with or without a possessive ending; otherwise undefined. */
function endOf(word: Word | undefined, wanted: string): number | undefined {
  if (!word) return undefined
  if (word.whole === wanted) return word.end
  return word.stem === wanted ? word.stemEnd : undefined
}

/** Whether a form may begin with a word: with its first word, or with a slot. */
function canBegin(word: Word | undefined, form: readonly string[]): boolean {
  const first = form[0]!
  return endOf(word, first) !== undefined || (form.length > 1 && slotOf(first) !== undefined)
}

/**
 * Matches the words of a form from an index on, without gaps. A slot (one's, someone) matches any word, which isn't
 * blanked.
 */
function matchAt(
  text: string,
  words: readonly Word[],
  from: number,
  form: readonly string[],
): Span[] | undefined {
  // Nearly all words are other words: the rest is for those that could be the first of the form.
  if (!canBegin(words[from], form)) return undefined
  const spans: Span[] = []
  for (const [offset, wanted] of form.entries()) {
    const word = words[from + offset]
    const previous = offset > 0 ? words[from + offset - 1] : undefined
    if (!word || (previous && !between.test(text.slice(previous.end, word.start)))) return undefined
    if (form.length > 1 && slotOf(wanted)) continue
    const end = endOf(word, wanted)
    if (end === undefined) return undefined
    const last = spans.at(-1)
    if (last && previous && last.end === previous.end) spans.splice(-1, 1, { start: last.start, end })
    else spans.push({ start: word.start, end })
  }
  return spans
}

/** Matches a phrase with other words inside it, within one clause: take it off, took her coat off. */
function matchSplit(
  text: string,
  words: readonly Word[],
  from: number,
  form: readonly string[],
): Span[] | undefined {
  const [first, ...rest] = form
  const word = words[from]
  if (!word || first === undefined || rest.length === 0 || word.whole !== first) return undefined
  const withoutObject = slotOf(rest[0] ?? '') === 'object' ? rest.slice(1) : rest
  if (withoutObject.length === 0) return undefined
  for (let at = from + 2; at <= from + 1 + MAX_OBJECT_WORDS && at < words.length; at++) {
    if (clauseEnd.test(text.slice(word.end, words[at]?.start))) return undefined
    const spans = matchAt(text, words, at, withoutObject)
    if (spans) return [{ start: word.start, end: word.end }, ...spans]
  }
  return undefined
}

/** Finds longer words that begin with a form and so give it away. */
function findRevealingSpans(words: readonly Word[], forms: readonly (readonly string[])[]): Span[] {
  const single = forms.flatMap((form) =>
    form.length === 1 && (form[0]?.length ?? 0) >= MIN_REVEALING_LENGTH ? form : [],
  )
  return words
    .filter(({ stem }) => single.some((form) => stem.startsWith(form)))
    .map(({ start, stemEnd }) => ({ start, end: stemEnd }))
}

/** Returns a test of whether an offset lies in one of the spans. The offsets must be passed in ascending order. */
function isInSpans(spans: readonly Span[]): (offset: number) => boolean {
  const ordered = spans.toSorted((a, b) => a.start - b.start)
  let next = 0
  let reach = 0
  return (offset) => {
    for (; next < ordered.length && ordered[next]!.start <= offset; next++) {
      reach = Math.max(reach, ordered[next]!.end)
    }
    return offset < reach
  }
}

/** Returns the words of each form, the longest forms first. The same array of forms is sought in many sentences. */
const wordsOfForms = rememberBy((forms: readonly string[]): readonly (readonly string[])[] =>
  forms
    .map((form) => [...toComparable(form).matchAll(wordPattern)].map(([word]) => word))
    .filter((form) => form.length > 0)
    .sort((a, b) => b.length - a.length),
)

/** Finds a word in a sentence, in any of its forms, as `blankForms` does. The sentence is expected in NFC. */
export function findForms(sentence: string, forms: readonly string[]): Span[] {
  return formsIn(sentence, wordsOf(sentence), wordsOfForms(forms))
}

function formsIn(text: string, words: readonly Word[], sought: readonly (readonly string[])[]): Span[] {
  const spans: Span[] = []
  for (const match of [matchAt, matchSplit]) {
    const isTaken = isInSpans(spans)
    for (const [from, word] of words.entries()) {
      if (isTaken(word.start)) continue
      for (const form of sought) {
        const found = match(text, words, from, form)
        if (!found?.length) continue
        spans.push(...found)
        break
      }
    }
  }
  return spans
}

/**
 * Blanks a word in a sentence wherever it occurs in any of its forms (headword and inflections): in any case, in
 * hyphenated compounds and before a possessive ending too. A phrase is also found with other words inside (took her
 * coat off), and one's or someone in it stands for any word. Longer words that begin with a form are blanked as well,
 * since they would give it away.
 *
 * @returns null when none of the forms occurs.
 */
export function blankForms(sentence: string, forms: readonly string[]): string | null {
  const text = sentence.normalize('NFC')
  const words = wordsOf(text)
  const sought = wordsOfForms(forms)
  const spans = formsIn(text, words, sought)
  if (spans.length === 0) return null
  return blankSpans(text, [...spans, ...findRevealingSpans(words, sought)])
}

/** Blanks the given spans of a sentence: those where a phrase was already found. */
export function blankSpansAt(
  sentence: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): string {
  return blankSpans(sentence, spans)
}

function blankSpans(text: string, spans: readonly Span[]): string {
  let result = ''
  let at = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= at) result += text.slice(at, start) + BLANK
    at = Math.max(at, end)
  }
  return result + text.slice(at)
}
