import { readFileSync } from 'node:fs'
import { findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { Finder } from './scores'

/**
 * A verb with a particle as an annotator marked it. With `chance`, the two only stand together: the particle is a
 * preposition of place, time or direction, and no phrase should hold both.
 */
interface AnnotatedVerb {
  readonly headword: string
  readonly kind: 'split' | 'whole' | 'chance'
  /** Offsets of its verb and particles, in UTF-16 units. */
  readonly spans: readonly (readonly [start: number, end: number])[]
}

export interface AnnotatedText {
  readonly text: string
  readonly verbs: readonly AnnotatedVerb[]
}

/** Share of the annotated verbs of which a found phrase holds both verb and particle. */
export interface VerbRecall {
  readonly all: { found: number; total: number }
  readonly split: { found: number; total: number }
  /** Of verb and particle that only stand together: how many are taken for a phrase. */
  readonly chance: { found: number; total: number }
  /** Headwords that aren't found, or are taken by mistake, with their texts. */
  readonly misses: string[]
}

/** Files of sentences of our own: the first, third, fifth … are for tuning, the others are held out. */
const ownFiles = {
  'phrasal-verbs': new URL('../../samples/phrasal-verbs.tsv', import.meta.url),
  'phrasal-verbs-talk': new URL('../../samples/phrasal-verbs-talk.tsv', import.meta.url),
} as const

/** Returns our own sentences with phrasal verbs: those that rules may be written with, and those held out. */
export function readOwnVerbs(name: keyof typeof ownFiles): {
  development: AnnotatedText[]
  heldOut: AnnotatedText[]
} {
  const texts = readAnnotatedVerbs(ownFiles[name])
  return {
    development: texts.filter((_, index) => index % 2 === 0),
    heldOut: texts.filter((_, index) => index % 2 === 1),
  }
}

/**
 * Reads texts with annotated phrasal verbs: kind, text, labels, and for each verb its headword, `split`, `whole` or
 * `chance`, where the dictionary has it, and its offsets (`8-14,20-22`), separated by semicolons.
 * @throws Error on a malformed line
 */
export function readAnnotatedVerbs(file: string | URL): AnnotatedText[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', , verbs = ''] = line.split('\t')
      return { text, verbs: verbs.split(';').map((verb) => parseVerb(verb.trim(), line)) }
    })
}

function parseVerb(label: string, line: string): AnnotatedVerb {
  const match = /^(?<headword>.+) (?<kind>split|whole|chance) \w+ (?<spans>[\d,-]+)$/u.exec(label)
  if (!match?.groups)
    throw new Error(`“${label}” isn’t headword, split, whole or chance, source, offsets: ${line}`)
  const spans = match.groups.spans!.split(',').map((span) => {
    const [start, end] = span.split('-').map(Number)
    return [start!, end!] as const
  })
  return { headword: match.groups.headword!, kind: match.groups.kind as AnnotatedVerb['kind'], spans }
}

/** Counts the annotated verbs that are found, also as part of a longer phrase; one offered after its words isn't. */
export function recallVerbs(
  texts: readonly AnnotatedText[],
  { index, lexicon, headwords }: Finder,
): VerbRecall {
  const recall: VerbRecall = {
    all: { found: 0, total: 0 },
    split: { found: 0, total: 0 },
    chance: { found: 0, total: 0 },
    misses: [],
  }
  for (const { text, verbs } of texts) {
    const tokens = tokenise(text)
    const found = findPhrases(text, tokens, index, lexicon).filter(({ isDoubtful }) => !isDoubtful)
    for (const { headword, kind, spans } of verbs) {
      const ends = [spans[0]!, spans.at(-1)!]
      const holder = found.find(({ tokenIndexes }) =>
        ends.every(([start, end]) =>
          tokenIndexes.some((at) => tokens[at]!.start < end && tokens[at]!.end > start),
        ),
      )
      const counts = kind === 'chance' ? [recall.chance] : [recall.all]
      if (kind === 'split') counts.push(recall.split)
      for (const count of counts) {
        count.total++
        if (holder) count.found++
      }
      if (kind === 'chance' && holder) recall.misses.push(`taken  ${headwords[holder.id]}: ${text}`)
      if (kind !== 'chance' && !holder) recall.misses.push(`missed ${headword}: ${text}`)
    }
  }
  return recall
}
