import { beforeAll, expect, it } from 'vitest'
import { splitWords } from './context'
import { createSmallTagger } from './small-tagger'
import { setTagger, tagWords } from './tagger'

// Tests that ran before in this process may have set another one.
beforeAll(() => setTagger(undefined))

const sentences = [
  'She didn’t deal the cards; her brother’s wife dealt them in the 1990s.',
  'The unfriendly cats of London were chasing 25 mice, and nobody was blogging about Kraków.',
  'He will row the boat, but they had a row about the quickest way home.',
  'I’ve been reading an interesting book – do you want to borrow it?',
  'Unread messages kept piling up on his tablet while the villagers slept.',
]

it('tags like the server’s tagger if it knows the same words', () => {
  const unknown = new Set(['krakow', 'london', 'blogging', '–'])
  const tag = createSmallTagger((word) => !unknown.has(word))
  for (const sentence of sentences) {
    const words = splitWords(sentence)
    expect(tag(words), sentence).toEqual(tagWords(words))
  }
})

it('takes what is no word for a name', () => {
  const tag = createSmallTagger(() => false)
  expect(tag(['Zork', 'frobbed', 'it', '.'])).toEqual(['NNP', 'NNP', 'PRP', '.'])
})
