import { readFileSync } from 'node:fs'
import { lookupForm, type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'

/** Kinds of sample sentences; in a `literal` one, no phrase should be offered. */
const sentenceKinds = ['whole', 'split', 'slot', 'idiom', 'compound', 'literal'] as const
export type SentenceKind = (typeof sentenceKinds)[number]

/** A phrase that should be offered: its headword and the indexes of its own tokens. */
interface LabelledPhrase {
  readonly headword: string
  readonly tokenIndexes: readonly number[]
}

export interface LabelledSentence {
  readonly kind: SentenceKind
  readonly text: string
  readonly tokens: readonly Token[]
  readonly phrases: readonly LabelledPhrase[]
  /** Whether it is held out, as every third sentence is: rules are written and tuned on the others only. */
  readonly isHeldOut: boolean
}

const heldOutStep = 3

const SAMPLES = new URL('../../samples/phrases.tsv', import.meta.url)

/**
 * Reads the labelled sentences of `samples/phrases.tsv` or of a file like it. Each line has a kind, a sentence, and the
 * phrases that a learner should be offered on tapping any of their words. A phrase is written as `headword=words`, its
 * words as they occur in the sentence (without an object between them), or as the words alone where they equal the
 * headword.
 * @throws Error on a malformed line
 */
export function readLabelledSentences(file: URL | string = SAMPLES): LabelledSentence[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [name = '', text = '', labels = ''] = line.split('\t')
      const kind = sentenceKinds.find((one) => one === name)
      if (!kind || !text)
        throw new Error(
          `${file}:${index + 1}: the kind or the sentence is missing. A line is “kind TAB sentence TAB phrases”.`,
        )
      const tokens = tokenise(text)
      const phrases = labels
        .split(';')
        .map((label) => label.trim())
        .filter(Boolean)
        .map((label) => {
          const [headword = '', words = headword] = label.split('=')
          return { headword, tokenIndexes: locate(text, tokens, words.split(' '), index + 1) }
        })
      return { kind, text, tokens, phrases, isHeldOut: (index + 1) % heldOutStep === 0 }
    })
}

/** Returns the indexes of the tokens that match the words in order; if several do, those closest together. */
function locate(text: string, tokens: readonly Token[], words: readonly string[], line: number): number[] {
  const forms = tokens.map((token) => lookupForm(text, token))
  const labelledForms = words.map((word) => word.toLowerCase())
  let best: number[] | undefined
  for (const [first, form] of forms.entries()) {
    if (!isWord(form, labelledForms[0]!)) continue
    const found = [first]
    for (const word of labelledForms.slice(1)) {
      const next = forms.findIndex((other, at) => at > found.at(-1)! && isWord(other, word))
      if (next < 0) break
      found.push(next)
    }
    if (found.length < labelledForms.length) continue
    if (!best || found.at(-1)! - first < best.at(-1)! - best[0]!) best = found
  }
  if (!best)
    throw new Error(
      `phrases.tsv:${line}: "${words.join(' ')}" does not occur in the sentence. Write the words as they occur in it.`,
    )
  return best
}

/** A label such as 'd also matches the word that ends in it: we'd better. */
const isWord = (form: string, word: string) => form === word || (word.startsWith("'") && form.endsWith(word))
