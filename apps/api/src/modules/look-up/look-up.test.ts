import { type LookUp, lookUp as lookUpEndpoint } from '@wordhoard/contracts/look-up'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

type Query = { text: string; context?: string; at?: number; topic?: string }
const ask = (query: Query) => api.app.inject({ url: '/api/dict/look-up', query: query as never })
const lookUp = async (query: Query) => {
  const response = await ask(query)
  expect(response.statusCode, response.body).toBe(200)
  expect(lookUpEndpoint.response!.safeParse(response.json()).error).toBeUndefined()
  return response.json<LookUp>()
}
const headwords = async (query: Query) => (await lookUp(query)).entries.map(({ spell_lower }) => spell_lower)
/** The answer of the corresponding call in the specification. */
const elsewhere = async <Answer>(path: string, query: object) =>
  (await api.app.inject({ url: `/api${path}`, query: query as never })).json<Answer>()

describe('a tapped word', () => {
  it('returns its entries in the order that its sentence makes likely', async () => {
    expect(await headwords({ text: 'left', context: 'turn to the left at the church' })).toEqual([
      'left',
      'leave',
    ])
    expect(await headwords({ text: 'left', context: 'they had left before the rain began' })).toEqual([
      'leave',
      'left',
    ])
  })

  it.each([
    ['oclock', "o'clock"],
    ['havnt', "haven't"],
    ['gnite', 'good night'],
    ['becoz', 'because'],
    ['wwii', 'world war ii'],
    ['nyc', 'new york city'],
    ['viz', 'namely'],
    ['kcal', 'kilocalorie'],
  ])('leads %s, written for short, to %s', async (text, words) => {
    expect((await headwords({ text }))[0]).toBe(words)
  })

  it('returns the fitting meanings of every entry, as the separate calls rank them', async () => {
    const context = 'they had left before the rain began'
    const topic = 'weather rain storm'
    const { entries, ranking } = await lookUp({ text: 'left', context, topic })
    expect(ranking.map(({ spell_id }) => spell_id)).toEqual(entries.map(({ id }) => id))
    for (const { spell_id, definition_ids } of ranking) {
      expect(definition_ids.length).toBeGreaterThan(0)
      const top = await elsewhere<{ top_definition_ids: number[]; chances: number[] }>(
        '/embeddings/top-definitions',
        { spell_id, context, topic },
      )
      expect(top.top_definition_ids).toEqual(definition_ids)
      expect(top.chances).toHaveLength(definition_ids.length)
    }
  })

  it('returns the likeliest meanings of all entries together, with the chance of each', async () => {
    const { entries, senses = [] } = await lookUp({
      text: 'years',
      context: 'many happy years have passed since',
    })
    expect(entries.map(({ spell_lower }) => spell_lower)).toEqual(['year', 'years'])
    expect(senses[0]).toMatchObject({ spell_id: entries[0]!.id })
    expect(senses.length).toBeLessThanOrEqual(3)
    const chances = senses.map(({ chance }) => chance)
    expect(chances.toSorted((a, b) => b - a)).toEqual(chances)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1.001)
    const other = await lookUp({
      text: 'glasses',
      context: 'he wears glasses for reading and needs new lenses',
    })
    expect(other.entries[0]!.spell_lower).toBe('glasses')
  })

  it('says which prefix or ending the entry found lacks', async () => {
    const { entries, affix } = await lookUp({
      text: 'unbaked',
      context: 'the bread was still unbaked in the middle',
    })
    expect(entries[0]!.spell_lower).toBe('baked')
    expect(affix).toEqual({ affix: 'un-', rest: 'baked' })
    expect((await lookUp({ text: 'followed', context: 'she followed him' })).affix).toBeUndefined()
  })

  it('says what a word is short for, unless the sentence means the word that is spelt so', async () => {
    const { entries, short_for } = await lookUp({ text: 'gr8', context: 'that was gr8 fun' })
    expect(short_for).toEqual(['great'])
    expect(entries[0]!.spell_lower).toBe('great')
    const ill = await lookUp({ text: 'ill', context: 'ill be there at five' })
    expect(ill.short_for).toEqual(["i'll"])
    expect((await lookUp({ text: 'ill', context: 'he was ill all week' })).short_for).toBeUndefined()
  })

  it('says that an unknown word with a capital looks like a name, and guesses nothing for it', async () => {
    const name = await lookUp({ text: 'xanthorpe', context: 'we stayed in Xanthorpe all week' })
    expect(name).toMatchObject({ entries: [], name: true })
    expect((await lookUp({ text: 'week', context: 'we stayed there all week' })).name).toBeUndefined()
    const known = await lookUp({ text: 'bucket', context: 'please ask Mrs Bucket about it' })
    expect(known.name).toBe(true)
    expect(known.entries[0]!.spell_lower).toBe('bucket')
  })

  it('returns the phrases it belongs to first, with the places of their other words', async () => {
    const context = 'she picked her little brother up at noon'
    const { entries, phrases } = await lookUp({ text: 'picked', context })
    expect(entries.slice(0, 2).map(({ spell_lower }) => spell_lower)).toEqual(['pick up', 'pick'])
    expect(phrases).toEqual([{ spell_id: entries[0]!.id, distances: [4] }])
    expect((await lookUp({ text: 'noon', context })).phrases).toEqual([])
  })

  it('comes before a phrase if its words may be only words, and the phrase is one tap away', async () => {
    const walk = { text: 'wall', context: 'the cat ran up the wall of the shed after a bird' }
    const { entries, phrases, senses = [] } = await lookUp(walk)
    const phrase = entries.find(({ spell_lower }) => spell_lower === 'up the wall')
    expect(entries[0]!.spell_lower).toBe('wall')
    expect(senses[0]).toMatchObject({ spell_id: entries[0]!.id })
    if (phrase) expect(phrases).toContainEqual({ spell_id: phrase.id, distances: [-2, -1] })
    const meant = { text: 'flying', context: 'she passed all her exams with flying colours' }
    expect((await lookUp(meant)).entries[0]!.spell_lower).toBe('with flying colours')
  })

  it('is the occurrence at the given place if the sentence has several', async () => {
    const context = 'put on a coat, put the cups away, and put it there'
    const phrasesAt = async (at?: number) => {
      const { entries } = await lookUp({ text: 'put', context, ...(at !== undefined && { at }) })
      return entries.map(({ spell_lower }) => spell_lower)
    }
    expect((await phrasesAt(0))[0]).toBe('put on')
    expect((await phrasesAt(15))[0]).toBe('put away')
    expect((await phrasesAt())[0]).toBe('put away')
    expect((await phrasesAt(context.lastIndexOf('put')))[0]).toBe('put')
  })

  it('is looked up by its own form if it isn’t in the context', async () => {
    expect(await headwords({ text: 'mice', context: 'nothing of the kind', at: 900 })).toEqual(['mouse'])
  })

  it('is looked up without phrases or ranking if there is no context', async () => {
    const { entries, phrases, ranking } = await lookUp({ text: 'Mice' })
    expect(entries[0]!.spell_lower).toBe('mouse')
    expect({ phrases, ranking }).toEqual({ phrases: [], ranking: [] })
  })

  it('returns no entries, and no error, if it is unknown', async () => {
    expect(await lookUp({ text: 'qzxvkw', context: 'the qzxvkw sat down' })).toEqual({
      entries: [],
      phrases: [],
      ranking: [],
      senses: [],
    })
  })

  it('is rejected if it is empty or too long', async () => {
    for (const query of [
      { text: ' ' },
      { text: 'a'.repeat(200) },
      { text: 'a', context: 'b'.repeat(2000) },
    ]) {
      expect((await ask(query)).statusCode, JSON.stringify(query)).toBe(400)
    }
    expect((await ask({ text: 'a', context: 'a', at: -1 })).statusCode).toBe(400)
  })
})

describe('a selection of several words', () => {
  it('returns its phrases, then its words one by one, as for a context', async () => {
    const text = 'put up with it'
    const found = await elsewhere<{ id: number }[]>('/dict/find-spells-in-context', { context: text })
    const { entries, phrases, ranking } = await lookUp({ text, context: `I will not ${text} any more` })
    expect(entries[0]!.spell_lower).toBe('put up with')
    expect(entries.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
    expect(phrases).toEqual([])
    expect(ranking).toHaveLength(entries.length)
  })
})

describe('the answer to a tap', () => {
  it('is cached only by the user’s browser if it has a context, otherwise by everyone', async () => {
    const cached = async (path: string, query: object) =>
      (await api.app.inject({ url: `/api${path}`, query: query as never })).headers['cache-control']
    const context = 'the bank of the river'
    const spell_id = (await lookUp({ text: 'bank' })).entries[0]!.id
    expect(await cached('/dict/look-up', { text: 'bank' })).toMatch(/^public, max-age/)
    expect(await cached('/dict/spell/bank', {})).toMatch(/^public, max-age/)
    for (const [path, query] of [
      ['/dict/look-up', { text: 'bank', context }],
      ['/dict/spell/bank', { context }],
      ['/dict/find-spells-in-context', { context }],
      ['/embeddings/top-definitions', { spell_id, context }],
    ] as const) {
      expect(await cached(path, query), path).toMatch(/^private, max-age/)
    }
  })
})
