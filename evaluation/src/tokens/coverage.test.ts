import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { describe, expect, it } from 'vitest'
import { coverageOf, sumCoverages } from './coverage'

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
  it('counts forms that lead to an entry, including inflections, and lists the others with their frequency', () => {
    const { words, unresolved } = coverageOf('The dogs barked. The xqzt barks, xqzt! 3 cm.', lexicon)
    expect(words.tokens - words.resolved).toBe([...unresolved.values()].reduce((a, b) => a + b, 0))
    expect(unresolved.get('xqzt')).toBe(2)
    expect(unresolved.has('dogs')).toBe(false)
    expect(unresolved.has('barks')).toBe(false)
  })

  it('takes a word that is only found without its prefix for unknown: it means something else', () => {
    expect(coverageOf('They unbarked.', lexicon).unresolved.has('unbarked')).toBe(true)
  })

  it('separates proper nouns: never in lower case, and with a capital inside a sentence', () => {
    const { words, properNouns } = coverageOf(
      'The dog I xqzt. Then the Darcy dog barked, and the Rose.',
      lexicon,
    )
    expect(properNouns.tokens).toBe(2)
    expect(properNouns.resolved).toBe(1)
    // 'I' is a word, and a capital at the start of a sentence doesn't make a name.
    expect(words.tokens).toBe(10)
  })

  it('does not take a word for a name if the text also has it in lower case', () => {
    const { properNouns } = coverageOf('The dog saw the Dog.', lexicon)
    expect(properNouns.tokens).toBe(0)
  })
})

describe('sumCoverages', () => {
  it('adds up the figures of several texts', () => {
    const one = coverageOf('The dog zzq.', lexicon)
    const sum = sumCoverages([one, one])
    expect(sum.words.tokens).toBe(2 * one.words.tokens)
    expect(sum.unresolved.get('zzq')).toBe(2)
  })
})
