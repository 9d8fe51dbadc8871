import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { describe, expect, it } from 'vitest'
import { coverageOf, together } from './coverage'

const lexicon = mapLexicon({
  headwords: {
    the: 'determiner function',
    i: 'pronoun function',
    dog: 'noun',
    bark: 'noun verb',
    rose: 'noun',
  },
})

describe('coverageOf', () => {
  it('counts what leads to an entry, inflections included, and lists the rest with how often it was met', () => {
    const { words, unresolved } = coverageOf('The dogs barked. The xqzt barks, xqzt! 3 cm.', lexicon)
    expect(words.tokens - words.resolved).toBe([...unresolved.values()].reduce((a, b) => a + b, 0))
    expect(unresolved.get('xqzt')).toBe(2)
    expect(unresolved.has('dogs')).toBe(false)
    expect(unresolved.has('barks')).toBe(false)
  })

  it('keeps proper nouns apart: never in small letters, and with a capital inside a sentence', () => {
    const { words, properNouns } = coverageOf(
      'The dog I xqzt. Then the Darcy dog barked, and the Rose.',
      lexicon,
    )
    expect(properNouns.tokens).toBe(2)
    expect(properNouns.resolved).toBe(1)
    // 'I' is a word, and a capital at the start of a sentence makes no name.
    expect(words.tokens).toBe(10)
  })

  it('does not take a word that the text also writes small for a name', () => {
    const { properNouns } = coverageOf('The dog saw the Dog.', lexicon)
    expect(properNouns.tokens).toBe(0)
  })
})

describe('together', () => {
  it('adds up what several texts gave', () => {
    const one = coverageOf('The dog zzq.', lexicon)
    const sum = together([one, one])
    expect(sum.words.tokens).toBe(2 * one.words.tokens)
    expect(sum.unresolved.get('zzq')).toBe(2)
  })
})
