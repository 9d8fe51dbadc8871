import { type Spell, type SpellInContext, spell as spellSchema } from '@wordhoard/contracts/dictionary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const get = async (path: string) => api.app.inject({ url: `/api${path}` })
const lookUp = async (word: string): Promise<Spell[]> => {
  const response = await get(`/dict/spell/${encodeURIComponent(word)}`)
  expect(response.statusCode, word).toBe(200)
  return response.json<Spell[]>()
}
const headwords = async (word: string) => (await lookUp(word)).map((spell) => spell.spell_lower)

describe('the look-up of a word in a text', () => {
  it.each([
    ['ran', 'run'],
    ['mice', 'mouse'],
    ['went', 'go'],
    ['colour', 'colour'],
    ['color', 'colour'],
    ["don't", "don't"],
    ['don’t', "don't"],
    ['mother-in-law', 'mother-in-law'],
    ['put up with', 'put up with'],
    ['Running', 'running'],
  ])('answers %s with %s first', async (form, headword) => {
    expect((await headwords(form))[0]).toBe(headword)
  })

  it('returns every base form that the word may be a form of', async () => {
    expect(await headwords('better')).toEqual(expect.arrayContaining(['better', 'good', 'well']))
    expect(await headwords('left')).toEqual(expect.arrayContaining(['left', 'leave']))
    expect(await headwords('saw')).toEqual(expect.arrayContaining(['saw', 'see']))
    expect(await headwords('found')).toEqual(expect.arrayContaining(['found', 'find']))
    expect(await headwords('does')).toEqual(expect.arrayContaining(['do', 'doe']))
    expect(await headwords("don't")).toEqual(expect.arrayContaining(['do', 'not']))
  })

  it('returns the exact headword first, or the one that fits the context if given', async () => {
    const inContext = async (word: string, context: string) => {
      const response = await get(`/dict/spell/${word}?context=${encodeURIComponent(context)}`)
      return response.json<Spell[]>()[0]?.spell_lower
    }
    expect((await headwords('saw'))[0]).toBe('saw')
    expect(await inContext('saw', 'yesterday she saw him on the bridge')).toBe('see')
    expect(await inContext('saw', 'he cut the branch with a saw from the shed')).toBe('saw')
    expect(await inContext('left', 'they had left before the rain began')).toBe('leave')
    expect(await inContext('left', 'turn to the left at the church')).toBe('left')
  })

  it('returns one entry for two spellings, the British one first', async () => {
    const [colour] = await lookUp('color')
    expect(colour?.spellings.slice(0, 2)).toEqual(['colour', 'color'])
  })

  it('returns entries of the shape that the contract defines', async () => {
    for (const word of ['bank', 'the', 'put up with', 'cat']) {
      for (const spell of await lookUp(word)) {
        expect(spellSchema.safeParse(spell).error, word).toBeUndefined()
        expect(spell.definitions.length).toBeGreaterThan(0)
      }
    }
  })

  it('answers 404 for an unknown word', async () => {
    const response = await get('/dict/spell/qzxvkw')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ detail: 'Word not found', code: 'word_not_found' })
    expect(response.json<{ request_id: string }>().request_id).toBe(response.headers['x-request-id'])
  })

  it.each([
    ['a NUL', '/dict/spell/a%00b'],
    ['10,000 characters', `/dict/spell/${'a'.repeat(10_000)}`],
    ['10,000 characters of two bytes', `/dict/spell/${encodeURIComponent('é'.repeat(10_000))}`],
    ['malformed UTF-8', '/dict/spell/%ff%fe'],
    ['a lone half of a percent code', '/dict/spell/%E0%A4'],
    ['only spaces', '/dict/spell/%20%20'],
  ])('answers 400 to %s', async (_name, path) => {
    const response = await get(path)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ request_id: expect.any(String) })
  })

  it('is compressed for clients that accept it, with the same content', async () => {
    const plain = await get('/dict/spell/run')
    const packed = await api.app.inject({
      url: '/api/dict/spell/run',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const { gunzipSync } = await import('node:zlib')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  })
})

describe('entries by id', () => {
  it('come in the order requested, without unknown ids', async () => {
    const [bank] = await lookUp('bank')
    const [river] = await lookUp('river')
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/dict/spells',
      payload: [river!.id, 2_000_000_000, bank!.id],
    })
    expect(response.json<Spell[]>().map((spell) => spell.id)).toEqual([river!.id, bank!.id])
    expect((await get(`/dict/spell-id/${bank!.id}`)).json()).toEqual(bank)
    expect((await get(`/dict/get_only/spell-id/${bank!.id}`)).json()).toEqual({
      id: bank!.id,
      spell_lower: 'bank',
    })
  })

  it('are limited to 500 per call', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/dict/spells',
      payload: Array.from({ length: 501 }, (_, i) => i + 1),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ detail: [{ loc: ['body'], msg: 'At most 500 ids' }] })
  })

  it('answer 404 when there are none', async () => {
    expect((await get('/dict/spell-id/2000000000')).statusCode).toBe(404)
    expect((await get('/dict/get_only/spell-id/2000000000')).statusCode).toBe(404)
    expect((await get('/dict/spell-id/1.5')).statusCode).toBe(400)
  })

  it('can be resolved for a whole page of words at once', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/dict/resolve',
      payload: ['ran', 'qzxvkw', 'mice'],
    })
    const [run, unknown, mouse] = response.json<number[][]>()
    expect(unknown).toEqual([])
    expect((await lookUp('ran')).map((spell) => spell.id)).toEqual(run)
    expect((await lookUp('mice')).map((spell) => spell.id)).toEqual(mouse)
  })
})

describe('search', () => {
  const search = async (text: string) =>
    (await get(`/dict/get_only/word/${encodeURIComponent(text)}`))
      .json<{ spell_lower: string }[]>()
      .map((w) => w.spell_lower)

  it('lists the exact word first, then words that begin with it', async () => {
    const found = await search('app')
    expect(found).toHaveLength(10)
    expect(found[0]).toBe('app')
    expect(found.slice(1).every((word) => word.startsWith('app'))).toBe(true)
  })

  it('finds the intended word despite a misspelling', async () => {
    expect(await search('recieve')).toContain('receive')
    expect(await search('accomodate')).toContain('accommodate')
    expect(await search('definately')).toContain('definitely')
    expect(await search('thier')).toEqual(expect.arrayContaining(['their']))
  })

  it('finds the headword of an inflected form or an American spelling', async () => {
    expect((await search('mice'))[0]).toBe('mouse')
    expect((await search('color'))[0]).toBe('colour')
  })

  it('returns an empty list when nothing is similar', async () => {
    expect(await search('qzxvkwqq')).toEqual([])
    expect(await search('😀')).toEqual([])
  })
})

describe('entries in a context', () => {
  const inContext = async (context: string) => {
    const response = await get(`/dict/find-spells-in-context?context=${encodeURIComponent(context)}`)
    return response.json<Spell[]>().map((spell) => spell.spell_lower)
  }

  it('begin with the phrases, including inflected and separated ones', async () => {
    expect((await inContext('They had put up with his stubbornness'))[0]).toBe('put up with')
    expect((await inContext('she was putting up with it'))[0]).toBe('put up with')
    expect((await inContext('we put it off again'))[0]).toBe('put off')
    expect((await inContext('he parked at the car park'))[0]).toBe('car park')
  })

  it('give the places of a phrase’s words, and exclude false matches', async () => {
    const context = 'She picked her little brother up, then looked up at the sky'
    const response = await get(`/dict/find-spells-in-context?context=${encodeURIComponent(context)}`)
    const places = response
      .json<SpellInContext[]>()
      .flatMap(({ spell_lower, places }) =>
        (places ?? []).map((place) => [
          spell_lower,
          ...place.map(([start, end]) => context.slice(start, end)),
        ]),
      )
    expect(places).toEqual([
      ['pick up', 'picked', 'up'],
      ['little brother', 'little', 'brother'],
    ])
    expect(await inContext('he ran into a wall')).toEqual(['he', 'run', 'into', 'a', 'wall'])
    expect((await inContext('he ran into an old friend'))[0]).toBe('run into')
  })

  it('state whether a phrasal verb is separable', async () => {
    const [putOff] = await lookUp('put off')
    const [growUp] = await lookUp('grow up')
    const [carPark] = await lookUp('car park')
    expect([putOff, growUp, carPark].map((spell) => spell?.separability)).toEqual([
      'optional',
      'none',
      undefined,
    ])
  })

  it('continue with the single words in text order', async () => {
    const words = await inContext('the mice ran')
    expect(words).toEqual(['the', 'mouse', 'run'])
  })

  it('are empty for a context without words', async () => {
    expect(await inContext('')).toEqual([])
    expect(await inContext('42 £5 …')).toEqual([])
  })
})

describe('sound and pictures', () => {
  it('exist as sound for every entry, including phrases', async () => {
    const [phrase] = await lookUp('put up with')
    const response = await get(phrase!.audio_urls[0]!.replace('/api', ''))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('audio/wav')
    expect(response.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    expect((await get('/audio/dict/2000000000')).statusCode).toBe(404)
  })

  it('exist as a picture for some entries, cached by browsers for a long time', async () => {
    const [cat] = await lookUp('cat')
    const response = await get(cat!.image_urls[0]!.replace('/api', ''))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('image/svg+xml')
    expect(response.headers['cache-control']).toMatch(/max-age=\d{6,}/)
    const [although] = await lookUp('although')
    expect(although!.image_urls).toEqual([])
    expect((await get(`/img/dict/${although!.id}`)).statusCode).toBe(404)
  })
})

describe('relatives of a word', () => {
  const relatives = async (word: string) => {
    const [spell] = await lookUp(word)
    const { family, phrases } = (await get(`/dict/relatives/${spell!.id}`)).json<{
      family: { spelling: string; parts_of_speech: string[] }[]
      phrases: { spelling: string }[]
    }>()
    return {
      family: family.map(({ spelling }) => spelling),
      kinds: new Map(family.map(({ spelling, parts_of_speech }) => [spelling, parts_of_speech])),
      phrases: phrases.map(({ spelling }) => spelling),
    }
  }

  it('are its family: its derivatives, and opposites formed with a prefix', async () => {
    const { family, kinds } = await relatives('happy')
    expect(family).toEqual(expect.arrayContaining(['happiness', 'happily', 'unhappy']))
    expect(kinds.get('happily')).toEqual(['adverb'])
    expect(family).not.toContain('happy')
    expect((await relatives('unhappy')).family).toContain('happy')
    expect((await relatives('happiness')).family).toContain('happy')
    expect((await relatives('colour')).family).toContain('colourful')
    expect((await relatives('care')).family).toEqual(expect.arrayContaining(['careful', 'carelessly']))
  })

  it('are its phrases, wherever the word stands in them', async () => {
    expect((await relatives('car')).phrases).toEqual(expect.arrayContaining(['car park', 'sports car']))
    const { phrases } = await relatives('put')
    expect(phrases).toEqual(expect.arrayContaining(['put up with', 'put off']))
    expect(phrases.length).toBeLessThanOrEqual(24)
    expect((await relatives('although')).phrases).toEqual([])
  })

  it('answer 404 for an unknown word', async () => {
    expect((await get('/dict/relatives/2000000000')).statusCode).toBe(404)
  })
})
