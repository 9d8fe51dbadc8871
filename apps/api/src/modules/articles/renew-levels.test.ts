import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { type ArticleWords, performTask } from '../vocabulary/texts/text-tasks'
import { TextWords } from '../vocabulary/texts/text-words'
import { renewLevels } from './renew-levels'

let api: TestApp
let textWords: TextWords
beforeAll(async () => {
  api = await openTestApp()
  textWords = new TextWords(api.dictionary.index)
})
afterAll(() => api.close())

const read = async (text: string) => performTask(textWords, { task: 'article', text }) as ArticleWords

async function saveArticle(me: Person, text: string): Promise<number> {
  const { payload } = await api.app.inject({
    method: 'POST',
    url: '/api/articles/',
    headers: me.headers,
    payload: { title: 'A text', md_content: text, keywords: '' },
  })
  return (JSON.parse(payload) as { id: number }).id
}

const stored = async (id: number) => {
  const { rows } = await api.pool.query<{ level: string; is_level_old: boolean; updated_at: Date }>(
    'SELECT level, is_level_old, updated_at FROM article WHERE id = $1',
    [id],
  )
  return rows[0]!
}

const easy = 'I have a cat. It is small and black. It likes milk and fish. My mother gives it food every day.'
const hard =
  'Hobbled by a prose in which cliché jostles with solecism, and by a narrator whose perspicacity is, to put it charitably, intermittent, the saga lumbers across nine hundred pages without once breaking into a trot.'

describe('levels of articles that an earlier version estimated', () => {
  it('are estimated again, and nothing else of the articles changes', async () => {
    const me = await person(api)
    const [one, other, newer] = [
      await saveArticle(me, easy),
      await saveArticle(me, hard),
      await saveArticle(me, easy),
    ]
    const before = await stored(other)
    await api.pool.query("UPDATE article SET level = 'B1', is_level_old = true WHERE id = ANY($1)", [
      [one, other],
    ])
    await api.pool.query("UPDATE article SET level = 'B1' WHERE id = $1", [newer])
    await renewLevels(api.pool, read)
    expect(await stored(one)).toMatchObject({ level: 'A1', is_level_old: false })
    expect(await stored(other)).toEqual({ ...before, level: 'C2' })
    expect(await stored(newer)).toMatchObject({ level: 'B1' })
  })

  it('follow the newest text when an article is saved meanwhile', async () => {
    const me = await person(api)
    const id = await saveArticle(me, easy)
    await api.pool.query('UPDATE article SET is_level_old = true WHERE id = $1', [id])
    let isFirst = true
    await renewLevels(api.pool, async (text) => {
      const answer = await read(text)
      if (isFirst) {
        await api.pool.query(
          "UPDATE article SET raw_content = $2, updated_at = now() + interval '1 second' WHERE id = $1",
          [id, hard],
        )
      }
      isFirst = false
      return answer
    })
    expect(await stored(id)).toMatchObject({ level: 'C2', is_level_old: false })
  })
})
