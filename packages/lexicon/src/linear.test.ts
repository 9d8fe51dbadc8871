import { describe, expect, it } from 'vitest'
import { contextWindow, wordUse } from './context'
import { baseForms, resolve } from './forms/base-forms'
import { textLevel } from './level'
import { buildPhraseIndex, findPhrases } from './phrases/phrases'
import { linearFaults, shapesToTry, type TextFunction } from './testing/linear'
import { wordnetLexicon } from './testing/wordnet-lexicon.fixture'
import { plainSpelling } from './tokens/normal-form'
import { sentences } from './tokens/sentences'
import { joinRuns } from './tokens/text-runs'
import { lookupForm, tokenise } from './tokens/tokens'
import { VocabularyReader } from './vocabulary/vocabulary'

const lexicon = wordnetLexicon()

const phraseTexts = [
  'put off',
  'put up with',
  'put someone off',
  'look forward to',
  'the end',
  'a a',
  'a b',
  'in the dark',
  "make up one's mind",
  "take someone's word for it",
]
const phrases = buildPhraseIndex(
  phraseTexts.map((phrase, id) => ({
    id,
    words: phrase.split(' '),
    head: 0,
    gap: /^put/.test(phrase) ? 0 : null,
  })),
)

/** Every function of the text engine that receives what users write. */
const functions: Record<string, TextFunction> = {
  tokenise,
  sentences: (text) => sentences(text),
  plainSpelling: (text) => plainSpelling(text),
  lookupForm: (text) => tokenise(text).map((token) => lookupForm(text, token)),
  baseForms: (text) => baseForms(text, lexicon),
  resolve: (text) => resolve(text, lexicon),
  VocabularyReader: (text) => new VocabularyReader(lexicon).read(text),
  textLevel: (text) => {
    const { words, sentences } = new VocabularyReader(lexicon).read(text)
    const counted = words.map(({ headword, count }) => ({
      rank: lexicon.frequencyRank(headword),
      level: undefined,
      count,
    }))
    return textLevel(counted, sentences.length)
  },
  // Copies the lexicon, because facts about forms are cached for each lexicon object.
  findPhrases: (text) => findPhrases(text, tokenise(text), phrases, { ...lexicon }),
  'contextWindow and wordUse': (text) => {
    const tokens = tokenise(text)
    // The windows lie side by side: each covers seven words on each side.
    for (let index = 0; index < tokens.length; index += 15) {
      contextWindow(text, tokens, index)
      wordUse(text, tokens, index)
    }
  },
  joinRuns: (text) => joinRuns(text.split('a').map((run) => ({ text: run, startsBlock: true }))),
}

/** Only two shapes in daily runs, because this file tests more functions than any other. */
const tried = process.env.FULL ? shapesToTry : shapesToTry.slice(0, 2)

describe('functions that read adversarial texts', () => {
  it.each(Object.entries(functions))(
    '%s takes twice as long for twice the text',
    (_, read) => {
      expect(linearFaults(read, tried)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})

describe('linearFaults', () => {
  const shapes = shapesToTry.slice(0, 1)

  // It takes a quarter of a minute, since such a function is slow.
  it.runIf(process.env.FULL)(
    'reports a function that reads the rest of the text at every hundredth character',
    () => {
      const quadratic: TextFunction = (text) => {
        let found = 0
        for (let from = 0; from < text.length; from += 100) {
          for (let at = from; at < text.length; at++) if (text.charCodeAt(at) === 0x7f) found++
        }
        return found
      }
      expect(linearFaults(quadratic, shapes)).toHaveLength(1)
    },
  )

  it('reports a function that is linear but slow', () => {
    const slow: TextFunction = (text) => {
      let sum = 0
      for (let at = 0; at < text.length; at++) for (let i = 0; i < 300; i++) sum += i ^ at
      return sum
    }
    expect(linearFaults(slow, shapes, 15)).toHaveLength(1)
  })
})
