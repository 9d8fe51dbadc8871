import { readLibrary } from '@wordhoard/library/library'
import { threadTime } from '@wordhoard/testkit/measuring/thread-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FairQueue } from '../../../lib/threads/fair-queue'
import { systemOwner } from '../../../lib/threads/thread-pool'
import { type Person, person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { TextWords } from './text-words'

/**
 * Length of six texts, in UTF-16 units: close to the maximum when FULL is set, otherwise shorter, which tests the same.
 */
const LENGTH = process.env.FULL ? 4_900_000 : 500_000
const library = readLibrary()
  .map(({ markdown }) => markdown)
  .join('\n\n')
/** Makes each text different, because a text read before wouldn't be added again. */
const longText = (number: number, length = LENGTH) =>
  `Text ${number}. ${library.repeat(Math.ceil(length / library.length))}`.slice(0, length)

const post = ({ app }: TestApp, who: Person, url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${url}`, headers: who.headers, payload })

/** Measures the processor time that this thread spends on some work. */
async function timeOf(work: () => Promise<unknown>): Promise<number | undefined> {
  const before = threadTime()
  await work()
  const after = threadTime()
  return before === undefined || after === undefined ? undefined : after - before
}

/** Counts the rows that adding a text leaves behind. */
async function countEntered({ pool }: TestApp, { userId }: Person): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM main_voc_item WHERE user_id = $1)::int
       + (SELECT count(*) FROM read_text WHERE user_id = $1)::int
       + (SELECT count(*) FROM undo_step WHERE user_id = $1)::int AS count`,
    [userId],
  )
  return rows[0]!.count
}

describe('six long texts of one account at once', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp()
  })
  afterAll(() => api.close())

  it.each([
    ['entered', '/main-voc/add-from-text/'],
    ['asked for their states', '/main-voc/states'],
  ])('leave the main thread free while they are %s', async (_what, url) => {
    const me = await person(api)
    const texts = Array.from({ length: 6 }, (_, number) => longText(number))
    const textWords = new TextWords(api.dictionary.index)
    textWords.read(library)
    // Loads what a process loads once.
    await post(api, me, '/main-voc/states', { text: 'A short text.' })
    const readHere = await timeOf(async () => texts.map((text) => textWords.read(text).tokens.length))
    let answers: Awaited<ReturnType<typeof post>>[] = []
    const called = await timeOf(async () => {
      answers = await Promise.all(texts.map((text) => post(api, me, url, { text })))
    })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200))
    // The main thread still receives six bodies, queries the database and answers.
    if (called !== undefined && readHere !== undefined) expect(called).toBeLessThan(readHere / 2)
  })

  it('give the same answer in a thread as on the main thread', async () => {
    const me = await person(api)
    const text = library.slice(0, 1_900)
    const short = (await post(api, me, '/main-voc/states', { text })).json<{ words: object[] }>()
    const long = (await post(api, me, '/main-voc/states', { text: text + ' '.repeat(200) })).json()
    expect(short.words.length).toBeGreaterThan(50)
    expect(long).toEqual(short)
  })
})

describe('a long body, parsed in a thread', () => {
  let api: TestApp
  let me: Person
  beforeAll(async () => {
    api = await openTestApp()
    me = await person(api)
  })
  afterAll(() => api.close())
  const send = (url: string, payload: string | Buffer) =>
    api.app.inject({
      method: 'POST',
      url: `/api/main-voc/${url}`,
      headers: { ...me.headers, 'content-type': 'application/json' },
      payload,
    })
  const spaces = ' '.repeat(200_000)

  it.each(['add-from-text', 'states'])('is refused like a short one: %s', async (url) => {
    const bodies: (string | Buffer)[] = [
      ...['{"text":"A fjord."', '[]', '{}', 'null', '{"text":5}', '{"text":null,"title":[]}'],
      ...['{"text":"A fjord.","__proto__":{"a":1}}', '{"text":"A fjord.","constructor":{"prototype":{}}}'],
    ]
    if (url === 'add-from-text')
      bodies.push('{"text":""}', `{"text":"A fjord.","title":"${'x'.repeat(2_000)}"}`)
    for (const body of bodies) {
      const [short, long] = [await send(url, body), await send(url, `${body}${spaces}`)]
      const { request_id: _, ...refusal } = short.json<{ request_id: string }>()
      expect(short.statusCode, String(body)).toBe(400)
      expect(long.statusCode, String(body)).toBe(400)
      expect(long.json(), String(body)).toMatchObject(refusal)
    }
  })

  it('is added with its title, without characters that can’t be stored', async () => {
    const text = JSON.stringify('A glacier\0 and a \ud800 “fjord”.')
    const answer = await send('add-from-text', `{"text":${text},"title":"On ice"}${spaces}`)
    expect(answer.json()).toMatchObject({ unknown_words: [] })
    const { rows } = await api.pool.query(
      `SELECT title, array_to_string(sentences, '|') AS sentences FROM read_text WHERE user_id = $1`,
      [me.userId],
    )
    expect(rows).toEqual([
      { title: 'On ice', sentences: expect.stringContaining('A glacier and a \ufffd “fjord”.') },
    ])
  })

  it('is answered if it is cut short or is not valid UTF-8', async () => {
    const cut = Buffer.concat([
      Buffer.from(`{"text":"A fjord ${spaces}`),
      Buffer.from([0xe2, 0x80]),
      Buffer.from('"}'),
    ])
    expect((await send('states', cut)).statusCode).toBe(200)
    expect((await send('states', cut.subarray(0, -1))).statusCode).toBe(400)
  })
})

describe('text processing at its limits', () => {
  it('answers 503 with a retry time when the queue is full, and adds nothing', async () => {
    const queue = new FairQueue<number>({ atOnce: 1, waitingEach: 1 })
    const api = await openTestApp({}, { queue })
    // Holds the only turn until all requests over the limit have been refused.
    let release = () => {}
    const taken = queue.run(systemOwner, 0, () => new Promise<void>((resolve) => (release = resolve)))
    try {
      const [me, other] = [await person(api), await person(api)]
      const add = (who: Person, number: number) =>
        post(api, who, '/main-voc/add-from-text/', { text: longText(number, 20_000) })
      const refused: Awaited<ReturnType<typeof post>>[] = []
      const mine = [1, 2, 3, 4].map(async (number) => {
        const answer = await add(me, number)
        if (answer.statusCode !== 200) refused.push(answer)
        if (refused.length === 3) release()
      })
      // One user's requests don't cause another user's to be refused.
      const hers = add(other, 5)
      await Promise.all([...mine, taken])
      expect((await hers).statusCode).toBe(200)
      expect(refused).toHaveLength(3)
      for (const answer of refused) {
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('5')
        expect(answer.json()).toMatchObject({ code: 'unavailable' })
      }
      const { rows } = await api.pool.query('SELECT FROM read_text WHERE user_id = $1', [me.userId])
      expect(rows).toHaveLength(1)
    } finally {
      await api.close()
    }
  })

  it('answers 503 for a text that takes too long, adds nothing, and then reads the next one', async () => {
    const api = await openTestApp({}, { textTimeLimit: 1 })
    try {
      const me = await person(api)
      for (const number of [1, 2]) {
        const answer = await post(api, me, '/main-voc/add-from-text/', { text: longText(number) })
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('5')
      }
      expect(await countEntered(api, me)).toBe(0)
      const small = await post(api, me, '/main-voc/add-from-text/', { text: 'A fjord.' })
      expect(small.statusCode).toBe(200)
    } finally {
      await api.close()
    }
  })
})
