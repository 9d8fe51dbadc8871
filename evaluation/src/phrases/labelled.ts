import { readFileSync } from 'node:fs'
import { lookupForm, type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'

/** What a sentence is a sample of; in a `literal` one nothing is to be offered. */
const kinds = ['whole', 'split', 'slot', 'idiom', 'compound', 'literal'] as const
export type SentenceKind = (typeof kinds)[number]

/** A phrase that is to be offered: its headword and the indexes of its own tokens. */
interface LabelledPhrase {
  readonly headword: string
  readonly tokenIndexes: readonly number[]
}

export interface LabelledSentence {
  readonly kind: SentenceKind
  readonly text: string
  readonly tokens: readonly Token[]
  readonly phrases: readonly LabelledPhrase[]
  /** Every third sentence is held out: rules are made and tuned on the others only. */
  readonly isHeldOut: boolean
}

const heldOutEvery = 3

/**
 * The labelled sentences of `samples/phrases.tsv`, one a line: kind, sentence, and the phrases that a learner is to be
 * offered on tapping any of their words. A phrase is written as `headword=words`, its words as they stand in the sentence
 * (without an object between them); the words alone where they are the headword. Throws on a malformed line.
 */
export function readLabelledSentences(): LabelledSentence[] {
  return readFileSync(new URL('../../samples/phrases.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [name = '', text = '', labels = ''] = line.split('\t')
      const kind = kinds.find((one) => one === name)
      if (!kind || !text) throw new Error(`phrases.tsv:${index + 1}: no kind or no sentence`)
      const tokens = tokenise(text)
      const phrases = labels
        .split(';')
        .map((label) => label.trim())
        .filter(Boolean)
        .map((label) => {
          const [headword = '', words = headword] = label.split('=')
          return { headword, tokenIndexes: locate(text, tokens, words.split(' '), index + 1) }
        })
      return { kind, text, tokens, phrases, isHeldOut: (index + 1) % heldOutEvery === 0 }
    })
}

/** The tokens that the words are, in order: those that lie closest together. */
function locate(text: string, tokens: readonly Token[], words: readonly string[], line: number): number[] {
  const forms = tokens.map((token) => lookupForm(text, token))
  const wanted = words.map((word) => word.toLowerCase())
  let best: number[] | undefined
  for (const [first, form] of forms.entries()) {
    if (!isWord(form, wanted[0]!)) continue
    const found = [first]
    for (const word of wanted.slice(1)) {
      const next = forms.findIndex((other, at) => at > found.at(-1)! && isWord(other, word))
      if (next < 0) break
      found.push(next)
    }
    if (found.length < wanted.length) continue
    if (!best || found.at(-1)! - first < best.at(-1)! - best[0]!) best = found
  }
  if (!best) throw new Error(`phrases.tsv:${line}: "${words.join(' ')}" does not stand in the sentence`)
  return best
}

/** 'd stands for the word that ends so: we'd better. */
const isWord = (form: string, word: string) => form === word || (word.startsWith("'") && form.endsWith(word))
