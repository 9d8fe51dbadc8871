import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import tagsOfWords from 'wink-lexicon/src/lexicon.js'
import wordList from 'wink-lexicon/src/wn-words.js'
import posTagger from 'wink-pos-tagger'
import { splitWords } from './context'
import { listTaggerWords } from './list-tagger-words'
import { setTagger, tagWords } from './tagger'

// Tests that ran before in this process may have set another one.
beforeAll(() => setTagger(undefined))

const wink = posTagger()
const winkTags = (words: readonly string[]) => wink.tagRawTokens([...words]).map(({ pos }) => pos)

it('has the words of the lists that its file was made from', () => {
  const file = readFileSync(new URL('../../data/tagger-words.txt', import.meta.url), 'utf8')
  expect(listTaggerWords() === file).toBe(true)
})

it('tags every word of the lists as wink-pos-tagger does, as it is and with endings, small and capitalised', () => {
  const words = [...Object.keys(wordList), ...Object.keys(tagsOfWords)].filter(
    (word) => word !== 'constructor',
  )
  expect(words.length).toBeGreaterThan(80_000)
  for (const [at, word] of words.entries()) {
    const form = word + ['s', 'ing', 'ed', 'er', 'est', 'x', 'ish'][at % 7]
    const sentence = ['The', word, form, 'and', word[0]!.toUpperCase() + word.slice(1), '.']
    const tags = tagWords(sentence)
    const expected = winkTags(sentence)
    if (tags.join() !== expected.join()) expect(tags, sentence.join(' ')).toEqual(expected)
  }
})

it('tags what is no plain word as wink-pos-tagger does', () => {
  const sentences = [
    'In mid-1990s Berlin, 25 mice were re-elected – nobody blogged about Kraków’s café!',
    'unred unkind aaa aaas Aaa zork Zorks o’clock x 3/4 1,000.5 (ill) [sic] … “well” ',
    'Ångström’s naïve co-worker said: “don’t!”, and cannot’ve meant 20% or £5 & more',
  ]
  for (const sentence of sentences) {
    const words = splitWords(sentence)
    expect(tagWords(words), sentence).toEqual(winkTags(words))
  }
})
