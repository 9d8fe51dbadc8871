/** What a pack says about senses and words. */
export interface PackBatch {
  /** Equivalents by sense key of WordNet. A key may come again in a later batch. */
  readonly senses: ReadonlyMap<string, readonly string[]>
  readonly words: readonly PackWord[]
  /** Position at which reading continues after these. */
  readonly position: number
  /** Share of the file that has been read. */
  readonly share: number
}

/** What a pack gives for a word: one article of a bilingual dictionary, or one meaning of it. */
export interface PackWord {
  readonly headword: string
  /** As the dictionary names it; empty if unknown. */
  readonly partOfSpeech: string
  /** The meaning, in the words of the source; empty if it doesn't say. */
  readonly label: string
  readonly equivalents: readonly string[]
}

/** A file with translations into one language. */
export interface PackSource {
  /** The source as it is shown. */
  readonly name: string
  readonly licence: string
  readonly url: string
  readonly identity: string
  readonly version: string
  /** Reads from a position that an earlier batch returned; 0 is the beginning. */
  read(from: number): AsyncIterable<PackBatch>
}

/** Stands for the licence of a file that doesn't state any, so that operators see that they must find out. */
export const NOT_STATED = 'not stated'

/** Most equivalents of a sense or article; more help nobody. */
const MAX_EQUIVALENTS = 8
const MAX_LENGTH = 60

/** Words with nothing between them to clean. Nearly all equivalents are that. */
const plainWords = /^[\p{L}\p{N}]+(?:[ '’-][\p{L}\p{N}]+)*$/u
const gap = /^(?:PSEUDO)?GAP!?$|^-+$/u

/** Returns an equivalent as it is shown; empty for what isn't one, such as a note that the language has no word. */
export function cleanEquivalent(text: string): string {
  const composed = text.toWellFormed().normalize('NFC')
  const clean = plainWords.test(composed) ? composed : cleanSigns(composed)
  return clean.length > MAX_LENGTH || gap.test(clean) || !/\p{L}|\p{N}/u.test(clean) ? '' : clean
}

function cleanSigns(text: string): string {
  return (
    text
      // The Chinese wordnet marks the particle of an adjective: 漂亮+的.
      .replace(/(?<=\p{Script=Han})\+(?=\p{Script=Han})/gu, '')
      .replace(/[\s_]+/gu, ' ')
      .replace(/\p{Cc}|[\u200b\u200e\u200f\u2060\ufeff]/gu, '')
      .trim()
  )
}

/** Adds an equivalent to those that there are, unless there are many or it is among them. */
export function addEquivalent(equivalents: string[], text: string): void {
  if (equivalents.length >= MAX_EQUIVALENTS) return
  const clean = cleanEquivalent(text)
  if (clean === '') return
  const lower = clean.toLowerCase()
  if (!equivalents.some((other) => other.toLowerCase() === lower)) equivalents.push(clean)
}

/** Collects the equivalents of a batch by sense key. */
export class SenseBatch {
  readonly senses = new Map<string, string[]>()

  add(keys: readonly string[], text: string): void {
    for (const key of keys) {
      const equivalents = this.senses.get(key)
      if (equivalents) addEquivalent(equivalents, text)
      else {
        const first: string[] = []
        addEquivalent(first, text)
        if (first.length > 0) this.senses.set(key, first)
      }
    }
  }
}
