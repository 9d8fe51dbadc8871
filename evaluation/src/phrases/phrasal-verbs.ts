import { readFileSync } from 'node:fs'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { findPhrases, type PhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'

/** A phrasal verb as an annotator marked it: the offsets of its verb and particles, in UTF-16 units. */
interface AnnotatedVerb {
  readonly headword: string
  readonly isSplit: boolean
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
}

/**
 * Reads texts with annotated phrasal verbs: kind, text, labels, and for each verb its headword, `split` or `whole`, where
 * the dictionary has it, and its offsets (`8-14,20-22`), separated by semicolons.
 */
export function readAnnotatedVerbs(file: string): AnnotatedText[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', , verbs = ''] = line.split('\t')
      return { text, verbs: verbs.split(';').map((verb) => parseVerb(verb.trim(), line)) }
    })
}

function parseVerb(label: string, line: string): AnnotatedVerb {
  const match = /^(?<headword>.+) (?<kind>split|whole) \w+ (?<spans>[\d,-]+)$/u.exec(label)
  if (!match?.groups) throw new Error(`“${label}” isn’t headword, split or whole, source, offsets: ${line}`)
  const spans = match.groups.spans!.split(',').map((span) => {
    const [start, end] = span.split('-').map(Number)
    return [start!, end!] as const
  })
  return { headword: match.groups.headword!, isSplit: match.groups.kind === 'split', spans }
}

/** Counts the annotated verbs that are found, also as part of a longer phrase. */
export function recallVerbs(
  texts: readonly AnnotatedText[],
  { index, lexicon }: { index: PhraseIndex; lexicon: Lexicon },
): VerbRecall {
  const recall = { all: { found: 0, total: 0 }, split: { found: 0, total: 0 } }
  for (const { text, verbs } of texts) {
    const tokens = tokenise(text)
    const found = findPhrases(text, tokens, index, lexicon)
    for (const { isSplit, spans } of verbs) {
      const ends = spans.filter((_, at) => at === 0 || at === spans.length - 1)
      const isFound = found.some(({ tokenIndexes }) =>
        ends.every(([start, end]) =>
          tokenIndexes.some((at) => tokens[at]!.start < end && tokens[at]!.end > start),
        ),
      )
      for (const count of isSplit ? [recall.all, recall.split] : [recall.all]) {
        count.total++
        if (isFound) count.found++
      }
    }
  }
  return recall
}
