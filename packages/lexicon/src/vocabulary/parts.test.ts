import { describe, expect, it } from 'vitest'
import { resolve } from '../forms/base-forms'
import type { Lexicon } from '../lexicon'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { MAX_PIECES, parts } from './parts'
import { VocabularyReader } from './vocabulary'

const lexicon = mapLexicon({
  headwords: {
    mother: 'noun',
    in: 'function',
    law: 'noun',
    'mother-in-law': 'noun',
    like: 'adjective',
    strength: 'noun',
    do: 'verb',
    it: 'function',
    yourself: 'function',
  },
})

/** Returns the same lexicon with a counter of its look-ups. */
function makeCountingLexicon(): { lexicon: Lexicon; asked: () => number } {
  let count = 0
  const partsOfSpeech = (form: string) => {
    count++
    return lexicon.partsOfSpeech(form)
  }
  return { lexicon: { ...lexicon, partsOfSpeech }, asked: () => count }
}

const cut = (word: string) =>
  parts(word, { start: 0, end: word.length, kind: 'word' }, lexicon).map(({ start, end }) =>
    word.slice(start, end),
  )

describe('parts of a hyphenated word', () => {
  it('are its longest known runs, wherever they are', () => {
    expect(cut('mother-in-law')).toEqual(['mother-in-law'])
    expect(cut('like-mother-in-law-like')).toEqual(['like', 'mother-in-law', 'like'])
    expect(cut(`${'do-it-yourself-'.repeat(6)}mother-in-law`).at(-1)).toBe('mother-in-law')
    expect(cut('s-t-r-e-n-g-t-h')).toEqual(['s-t-r-e-n-g-t-h'])
  })

  it('are the whole word when it has too many pieces', () => {
    expect(cut(`${'like-'.repeat(MAX_PIECES - 3)}mother-in-law`)).toHaveLength(MAX_PIECES - 2)
    expect(cut(`${'like-'.repeat(MAX_PIECES)}mother-in-law`)).toHaveLength(1)
  })

  it('cost look-ups in proportion to the number of pieces, even when broken at each line’s end', () => {
    for (const piece of ['a-', 'a-\n', 'like-']) {
      const [short, long] = [400, 800].map((count) => {
        const { lexicon, asked } = makeCountingLexicon()
        const word = `${piece.repeat(count)}b`
        parts(word, { start: 0, end: word.length, kind: 'word' }, lexicon)
        return asked()
      })
      expect(long, piece).toBeLessThanOrEqual(2.6 * short!)
      expect(long, piece).toBeLessThan(10_000)
    }
  })

  it('cost a bounded number of look-ups per text, and are complete again in the next text', () => {
    const { lexicon, asked } = makeCountingLexicon()
    const reader = new VocabularyReader(lexicon)
    const letters = [...'bcdefghjkm']
    const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}-${b}-${c}-x-y`)))
    reader.read(`${words.join(' ')} mother-in-law-like`)
    const first = asked()
    // Without the budget, each word would have ten runs, each looked up in many spellings.
    expect(first).toBeLessThan(words.length * 30)
    const { words: found } = reader.read('Here is mother-in-law-like.')
    expect(found.map(({ headword }) => headword)).toContain('mother-in-law')
  })
})

describe('resolve of a form that is not a word', () => {
  it('looks it up without its dashes, and makes few look-ups for a run of dashes', () => {
    const { lexicon, asked } = makeCountingLexicon()
    expect(resolve('-'.repeat(150), lexicon)).toEqual([])
    expect(asked()).toBeLessThan(200)
    expect(resolve('law--like', lexicon)).toEqual(['law', 'like'])
  })

  it('skips its pieces when there are too many, and skips forms longer than any word', () => {
    const { lexicon, asked } = makeCountingLexicon()
    expect(resolve('ab-'.repeat(60), lexicon)).toEqual([])
    expect(resolve('a'.repeat(100_000), lexicon)).toEqual([])
    expect(asked()).toBeLessThan(60)
  })
})
