import { type ArticleSummary, listArticles } from '@wordhoard/contracts/articles'
import { overruleWords } from '@wordhoard/contracts/learner/knowledge'
import { NEW_BELOW } from '@wordhoard/contracts/reading/new-words'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const easy = 'The dog ran to the man. The man was happy. They went home and ate bread.'
const hard =
  'Obfuscatory jurisprudence notwithstanding, the plaintiff adumbrated a tendentious, pusillanimous exegesis of fiduciary ' +
  'malfeasance, whose recondite lineaments the magistrate lambasted as meretricious sophistry.'

async function saveArticle(who: Person, fields: object): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/articles/',
    headers: who.headers,
    payload: { title: 'Some title', md_content: easy, access_modifier: 'public', ...fields },
  })
  expect(answer.statusCode, answer.payload).toBe(201)
  return answer.json<{ id: number }>().id
}

async function list(query: string, who?: Person, path = '/articles/'): Promise<ArticleSummary[]> {
  const answer = await api.app.inject({ url: `/api${path}?${query}`, headers: { ...who?.headers } })
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json<ArticleSummary[]>()
}
const ids = async (query: string, who?: Person) => (await list(query, who)).map(({ id }) => id)

describe('a list of articles', () => {
  it('is sorted newest first and complete over its pages, without repeats, while articles come and go', async () => {
    const me = await person(api)
    const made: number[] = []
    for (let i = 0; i < 12; i++) made.push(await saveArticle(me, { title: `Page ${i}` }))
    made.reverse()
    const own = `user_id=${me.userId}`
    expect(await ids(own)).toEqual(made)
    const pages = await Promise.all([0, 5, 10, 15].map((offset) => ids(`${own}&limit=5&offset=${offset}`)))
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2, 0])
    expect(pages.flat()).toEqual(made)
    expect(await ids(`${own}&offset=2147483647`)).toEqual([])
    const after = (id: number) => ids(`${own}&limit=5&before_id=${id}`)
    expect(await after(made[4]!)).toEqual(made.slice(5, 10))
    await saveArticle(me, { title: 'In the meantime' })
    expect(await after(made[9]!)).toEqual(made.slice(10))
    expect(await after(made.at(-1)!)).toEqual([])
    made.unshift((await ids(own))[0]!)
    const mine = await list('limit=3&offset=1', me, '/articles/my-articles')
    expect(mine.map(({ id }) => id)).toEqual(made.slice(1, 4))
  })

  it('leaves the texts out', async () => {
    const me = await person(api)
    await saveArticle(me, { md_content: `${easy} `.repeat(20) })
    const [first] = await list(`user_id=${me.userId}`)
    expect(first).not.toHaveProperty('md_content')
    expect(first).not.toHaveProperty('raw_content')
    expect(first).not.toHaveProperty('html')
    expect(first!.excerpt.length).toBeLessThanOrEqual(200)
    expect(first!.excerpt).toMatch(/^The dog ran .*…$/)
  })

  it('can be filtered by words of title and keywords, by level and by author', async () => {
    const [me, other] = [await person(api), await person(api)]
    const a = await saveArticle(me, { title: 'Sailing to Quibbleton', keywords: 'boats' })
    const b = await saveArticle(me, { title: 'Trains', keywords: 'Quibbleton, rails', md_content: hard })
    const c = await saveArticle(other, { title: 'The boats of Quibbleton' })
    expect(await ids('search=quibbleton')).toEqual([c, b, a])
    expect(await ids('search=QUIBBLETON%20boat')).toEqual([c, a])
    expect(await ids('search=quibbleton%20-boats')).toEqual([b])
    expect(await ids('search=%22sailing%20to%22%20quibbleton')).toEqual([a])
    expect(await ids(`search=quibbleton&author=${me.username.toUpperCase()}`)).toEqual([b, a])
    expect(await ids('author=nobody-of-that-name')).toEqual([])
    expect(await ids('search=quibbleton&level=C2')).toEqual([b])
    const { level } = (await list('search=sailing%20quibbleton'))[0]!
    expect(level).toBe('A1')
    expect(await ids(`search=quibbleton&level=${level}&level=C2`)).toEqual([c, b, a])
    expect(await ids(`search=quibbleton&level=${level}&limit=1&offset=1`)).toEqual([a])
    const count = async (query: string) =>
      (await api.app.inject({ url: `/api/articles/count?${query}` })).json<{ count: number }>().count
    expect(await count('search=quibbleton')).toBe(3)
    expect(await count('search=quibbleton&level=C2')).toBe(1)
    expect(await count(`author=${me.username}`)).toBe(2)
    for (const search of ['%00', "'", ')(', '%26%7C!', '"', 'the', '\\']) await list(`search=${search}`)
  })

  it('accepts any search text that fits into the search box', async () => {
    const piece = fc.constantFrom(
      '-',
      '--',
      '- ',
      '-!',
      '-(',
      '"',
      ' or ',
      '&',
      '<->',
      ':*',
      "'",
      '\\',
      '\u0301',
      'sea',
    )
    const runs = ['-', '- ', '-"', '-!', '("', 'or ', '-a', '!'].map((piece) =>
      piece.repeat(100 / piece.length),
    )
    const typed = fc.array(piece, { maxLength: 100 }).map((pieces) => pieces.join('').slice(0, 100))
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const answer = await api.app.inject({ url: '/api/articles', query: { search: text, limit: '1' } })
        expect(answer.statusCode, answer.payload).toBe(200)
      }),
      { numRuns: 60, examples: runs.map((run) => [run]) },
    )
  })

  it('gives the same coverage and new words as the reader', async () => {
    const me = await person(api)
    const texts = [easy, hard, 'Dog. Dogs! A dog?', 'Xyzzy plugh.', 'The and of.']
    const articles = new Map<number, string>()
    for (const md_content of texts) articles.set(await saveArticle(me, { md_content }), md_content)
    const states = async (text: string) =>
      (
        await api.app.inject({
          method: 'POST',
          url: '/api/main-voc/states',
          headers: me.headers,
          payload: { text },
        })
      ).json<{
        words: { spell_id: number; spell_lower: string; state: string | null; probability: number }[]
        coverage: { tokens: number; estimate: number; low: number; high: number }
      }>()
    const check = async () => {
      for (const { id, coverage, coverage_low, coverage_high, new_words } of await list(
        `user_id=${me.userId}`,
        me,
      )) {
        const { words, coverage: expected } = await states(articles.get(id)!)
        const { estimate, low, high } = expected
        for (const [shown, share] of [
          [coverage, estimate],
          [coverage_low, low],
          [coverage_high, high],
        ])
          expect(Math.abs(shown! - share!)).toBeLessThan(0.001)
        expect(new_words).toBe(
          words.filter(
            ({ state, probability }) =>
              (state === null || state === 'met' || state === 'new') && probability < NEW_BELOW,
          ).length,
        )
        const one = await api.app.inject({ url: `/api/articles/id/${id}`, headers: me.headers })
        expect(one.json()).toMatchObject({ coverage, new_words })
      }
    }
    await check()
    const [dog] = (await states('dog')).words
    const [bread] = (await states('bread')).words
    const [sophistry] = (await states('sophistry')).words
    const set = (spell_id: number, state: string) =>
      api.app.inject({
        method: 'PATCH',
        url: '/api/main-voc/state',
        headers: me.headers,
        payload: { spell_ids: [spell_id], state },
      })
    const post = (url: string, payload: object) =>
      api.app.inject({ method: 'POST', url: `/api${url}`, headers: me.headers, payload })
    await post('/main-voc/add-from-text/', { text: `${easy} ${hard}` })
    await check()
    expect((await set(dog!.spell_id, 'known')).statusCode).toBe(200)
    await set(bread!.spell_id, 'ignored')
    await set(sophistry!.spell_id, 'known')
    await check()
    for (const { coverage, new_words } of await list(`user_id=${me.userId}`)) {
      expect([coverage, new_words]).toEqual([null, null])
    }
  })

  it('can be filtered by number of new words', async () => {
    const [me, author] = [await person(api), await person(api)]
    const simple = await saveArticle(author, { md_content: 'The and of it.' })
    const long = await saveArticle(author, { md_content: hard })
    const query = `user_id=${author.userId}`
    expect(await ids(`${query}&new_words=0`, me)).toEqual([simple])
    expect(await ids(`${query}&new_words=10000`, me)).toEqual([long, simple])
    expect(await ids(`${query}&new_words=10000&limit=1&offset=1`, me)).toEqual([simple])
    const count = await api.app.inject({
      url: `/api/articles/count?${query}&new_words=0`,
      headers: me.headers,
    })
    expect(count.json()).toEqual({ count: 1 })
    expect(await ids(`${query}&new_words=0`)).toEqual([long, simple])
  })

  it('can be sorted and filtered by how well they suit the reader', async () => {
    const [me, author] = [await person(api), await person(api)]
    const tooEasy = await saveArticle(author, { md_content: 'The dog and the cat are in the house.' })
    const tooHard = await saveArticle(author, { md_content: hard })
    const words = 'the dog and the cat are in the house with a big tree and the man has a red car '
    await callAs(api, me, overruleWords, {
      body: {
        words: ['dog', 'cat', 'house', 'big', 'tree', 'man', 'red', 'car'].map((word) => ({
          word,
          known: true,
        })),
      },
    })
    const right = await saveArticle(author, { md_content: `${words} ${words} sophistry.` })
    const query = `user_id=${author.userId}`
    expect(await ids(query, me)).toEqual([right, tooHard, tooEasy])
    expect(await ids(`${query}&sort=suited`, me)).toEqual([right, tooEasy, tooHard])
    expect(await ids(`${query}&sort=suited&limit=1&offset=1`, me)).toEqual([tooEasy])
    for (const [fit, id] of [
      ['easy', tooEasy],
      ['right', right],
      ['hard', tooHard],
    ]) {
      expect(await ids(`${query}&fit=${fit}`, me)).toEqual([id])
      const count = await api.app.inject({
        url: `/api/articles/count?${query}&fit=${fit}`,
        headers: me.headers,
      })
      expect(count.json()).toEqual({ count: 1 })
    }
    // Nothing is known of visitors.
    expect(await ids(`${query}&sort=suited&fit=easy`)).toEqual([right, tooHard, tooEasy])
  })

  it('counts the new words of an article that was changed', async () => {
    const me = await person(api)
    const id = await saveArticle(me, { md_content: 'The dog.' })
    const coverage = async () => (await list(`user_id=${me.userId}`, me))[0]!.coverage!
    const before = await coverage()
    await api.app.inject({
      method: 'PUT',
      url: `/api/articles/id/${id}`,
      headers: me.headers,
      payload: { title: 'Changed', md_content: hard },
    })
    expect(await coverage()).toBeLessThan(before)
  })
})

it('a list has the fields of its contract and no others', async () => {
  const me = await person(api)
  await saveArticle(me, { title: 'Its fields' })
  const fields = Object.keys(listArticles.response!.def.element.shape).sort()
  for (const who of [undefined, me]) {
    const [article] = await list(`user_id=${me.userId}`, who)
    expect(Object.keys(article!).sort()).toEqual(fields)
  }
})

it('visitors see each change at once, though summaries are kept', async () => {
  const me = await person(api)
  const own = `user_id=${me.userId}`
  const [first, second] = [
    await saveArticle(me, { title: 'One' }),
    await saveArticle(me, { title: 'Two', md_content: `${easy} `.repeat(20) }),
  ]
  const rename = (id: number, fields: object) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/articles/id/${id}`,
      headers: me.headers,
      payload: { title: 'Two', md_content: hard, access_modifier: 'public', ...fields },
    })
  for (let again = 0; again < 2; again++) {
    expect(await list(own)).toEqual(await list(own))
    expect(await ids(own)).toEqual([second, first])
  }
  await rename(first, { title: 'Three' })
  const changed = await list(own)
  expect(changed.map(({ title }) => title)).toEqual(['Two', 'Three'])
  expect(changed[1]!.excerpt).toMatch(/^Obfuscatory/)
  await api.pool.query('UPDATE user_account SET username = username || $2 WHERE id = $1', [me.userId, '9'])
  expect((await list(own)).map(({ username }) => username)).toEqual([`${me.username}9`, `${me.username}9`])
  await api.pool.query("UPDATE article SET level = 'C2' WHERE id = $1", [second])
  expect((await list(own)).map(({ level }) => level)).toContain('C2')
  await rename(second, { access_modifier: 'private' })
  expect(await ids(own)).toEqual([first])
  await rename(second, { title: 'Two again' })
  expect((await list(own)).map(({ title }) => title)).toEqual(['Two again', 'Three'])
  await api.app.inject({ method: 'DELETE', url: `/api/articles/id/${first}`, headers: me.headers })
  expect(await ids(own)).toEqual([second])
})
