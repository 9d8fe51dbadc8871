import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { senseProfile } from '@wordhoard/senses/profile'
import { describe, expect, it } from 'vitest'
import { freshNames, readFresh, scoreFresh } from './fresh'

describe('the fresh samples of senses', () => {
  it('are read by their own columns: each sentence has its word, and what is right', () => {
    expect(freshNames.map((name) => readFresh(name).length)).toEqual([193, 81, 143])
    for (const name of freshNames) {
      for (const { form, text, headwords } of readFresh(name)) {
        expect(text.split(' ').length).toBeGreaterThan(2)
        expect(text.toLowerCase()).toContain(form.toLowerCase().slice(0, 2))
        expect(headwords.every((headword) => headword.length > 0)).toBe(true)
      }
    }
  })
})

describe('scoreFresh', () => {
  const lexicon = mapLexicon({ headwords: { bow: 'noun verb' }, ranks: { bow: 3000 } })
  const profiles = ['noun', 'verb'].map((partOfSpeech) =>
    senseProfile({ partOfSpeech, tagCount: 0, own: [partOfSpeech], related: [] }),
  )
  const definitions = () => ({
    ...{ names: ['bow.n.1', 'bow.v.1'], keys: [['bow%1:06:00::'], ['bow%2:38:00::']], profiles },
    ...{ texts: ['a weapon', 'to bend down'], isCovered: true },
  })
  const inventory = {
    ...{ lexicon, definitions, soundOf: (_: string, index: number) => (index === 0 ? 'bəʊ' : 'baʊ') },
  }
  const prefers = (index: number) => ({
    rank: () => [index, 1 - index],
    scores: () => [0, 1].map((place) => (place === index ? 9 : 0)),
  })
  const sentence = {
    ...{ form: 'bow', text: 'They bow to the king', headwords: ['bow'] },
    ...{ keys: ['bow.v.1'], partOfSpeech: 'verb', ipa: 'baʊ' },
  }

  it('counts the first and the first three, by entry, sense, part of speech and sound', async () => {
    const right = await scoreFresh([sentence], inventory, prefers(1))
    for (const total of Object.values(right)) expect(total).toEqual({ total: 1, first: 1, three: 1 })
    const wrong = await scoreFresh([sentence], inventory, prefers(0))
    expect(wrong.entry.first).toBe(1)
    for (const part of ['sense', 'class', 'sound'] as const)
      expect(wrong[part]).toEqual({ total: 1, first: 0, three: 1 })
  })

  it('takes a covered sense, or words of the definition, for the definition, and asks only what is known', async () => {
    const asked = (fields: object) =>
      scoreFresh([{ form: 'bow', text: sentence.text, headwords: ['bow'], ...fields }], inventory, prefers(1))
    expect((await asked({ keys: ['bow%2:38:00::'] })).sense.first).toBe(1)
    expect((await asked({ keys: [], parts: ['bend down'] })).sense.first).toBe(1)
    expect((await asked({ keys: [], parts: ['weapon'] })).sense.first).toBe(0)
    const { sense, sound } = await asked({})
    expect([sense.total, sound.total]).toEqual([0, 0])
  })
})
