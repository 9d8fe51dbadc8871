import { type LibraryArticle, readLibrary } from '@wordhoard/library/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { threadQueue } from '../../lib/threads/thread-pool'
import { person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { MarkdownRenderer } from '../articles/markdown-renderer'
import { TextWords } from '../vocabulary/texts/text-words'
import { publishLibrary, renderLibrary } from './seed-library'

let api: TestApp
let markdown: MarkdownRenderer
beforeAll(async () => {
  api = await openTestApp()
  markdown = new MarkdownRenderer({ origin: 'http://127.0.0.1:3000', queue: threadQueue() })
})
afterAll(async () => {
  // Other tests on this worker's database don't expect the library.
  await api.pool.query("DELETE FROM user_account WHERE email LIKE '%@library.invalid'")
  await markdown.close()
  await api.close()
})

async function seed(library?: readonly LibraryArticle[]): Promise<number> {
  const articles = await renderLibrary(api.pool, markdown, library)
  await publishLibrary(api.pool, new TextWords(api.dictionary.index), articles)
  return articles.length
}

interface Stored {
  readonly id: number
  readonly title: string
  readonly level: string
  readonly word_count: number
  readonly words: number
  readonly html: string
}

async function readStored(): Promise<Stored[]> {
  const { rows } = await api.pool.query<Stored>(
    `SELECT a.id, title, level, word_count, html,
       (SELECT sum(count)::int FROM article_word w WHERE w.article_id = a.id) AS words
     FROM article a JOIN user_account u ON u.id = a.user_id
     WHERE u.email LIKE '%@library.invalid' ORDER BY a.id DESC`,
  )
  return rows
}

describe('the library', () => {
  it('is published once even by two servers at the same time, easiest first and at its intended levels', async () => {
    const library = readLibrary()
    await Promise.all([seed(), seed()])
    const rows = await readStored()
    expect(rows.map(({ title, level }) => ({ title, level }))).toEqual(
      library.map(({ title, level }) => ({ title, level })),
    )
    for (const { title, words, word_count: count, html } of rows) {
      expect(words, title).toBeGreaterThan(0.85 * count)
      expect(words, title).toBeLessThanOrEqual(count)
      expect(html, title).toMatch(/^<p>/)
    }
    const list = await api.app.inject({ url: '/api/articles/?level=A2&author=Reading-Room&limit=3' })
    expect(list.json<Stored[]>().map(({ title }) => title)).toEqual(
      library.slice(0, 3).map(({ title }) => title),
    )
  })

  it('is left unchanged at the next start, within 50 ms', async () => {
    const before = await readStored()
    const times: number[] = []
    for (let start = 0; start < 5; start++) {
      const from = performance.now()
      expect(await seed()).toBe(0)
      times.push(performance.now() - from)
    }
    expect(Math.min(...times)).toBeLessThan(50)
    expect(await readStored()).toEqual(before)
  })

  it('follows changes of its texts, and never removes articles', async () => {
    const before = await readStored()
    const [first, ...rest] = readLibrary()
    const changed = { ...first!, markdown: 'The kettle **sang**.', level: 'B1' as const }
    expect(await seed([changed, ...rest.slice(1)])).toBe(1)
    const after = await readStored()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.slice(1)).toEqual(before.slice(1))
    expect(after[0]).toMatchObject({
      title: first!.title,
      level: 'B1',
      word_count: 3,
      words: 3,
      html: expect.stringContaining('<strong>sang</strong>'),
    })
    expect(await seed()).toBe(1)
    expect(await readStored()).toEqual(before)
  })

  it('gets its own dates at the next start where it was published with another, and leaves users’ articles', async () => {
    const dates = async () => {
      const { rows } = await api.pool.query<{ title: string; created_at: Date; updated_at: Date }>(
        `SELECT title, a.created_at, a.updated_at FROM article a JOIN user_account u ON u.id = a.user_id
         WHERE u.email LIKE '%@library.invalid'`,
      )
      return Object.fromEntries(
        rows.map((row) => [row.title, [row.created_at, row.updated_at].map((at) => at.toISOString())]),
      )
    }
    const library = readLibrary()
    const written = Object.fromEntries(
      library.map(({ title, written }) => [title, [`${written}T09:00:00.000Z`, `${written}T09:00:00.000Z`]]),
    )
    expect(await dates()).toEqual(written)
    const reader = await person(api)
    const own = await api.db.article.create({
      data: { userId: reader.userId, title: library[0]!.title, mdContent: 'Mine', rawContent: 'Mine' },
    })
    await api.pool.query(
      `UPDATE article SET created_at = now(), updated_at = now()
       WHERE user_id = (SELECT id FROM user_account WHERE email LIKE '%@library.invalid')`,
    )
    expect(await seed()).toBe(library.length)
    expect(await dates()).toEqual(written)
    expect(await seed()).toBe(0)
    expect(await api.db.article.findFirstOrThrow({ where: { id: own.id } })).toEqual(own)
  })

  it('has the meanings of its words, and gets them again when their file has changed', async () => {
    const count = async () =>
      (
        await api.pool.query<{ senses: number }>(
          `SELECT count(*)::int AS senses FROM article_sense s JOIN article a ON a.id = s.article_id
           JOIN user_account u ON u.id = a.user_id WHERE u.email LIKE '%@library.invalid'`,
        )
      ).rows[0]!.senses
    const before = await count()
    expect(before).toBeGreaterThan(4_000)
    await api.pool.query(
      `UPDATE article SET senses_version = '' WHERE title = 'Bowled Over' AND user_id =
         (SELECT id FROM user_account WHERE email LIKE '%@library.invalid')`,
    )
    await api.pool.query("DELETE FROM article_sense WHERE form = 'wicket'")
    expect(await count()).toBeLessThan(before)
    expect(await seed()).toBe(1)
    expect(await count()).toBe(before)
  })

  it('belongs to one account, whose password nobody knows', async () => {
    const { rows } = await api.pool.query<{ password_hash: string }>(
      "SELECT password_hash FROM user_account WHERE email LIKE '%@library.invalid'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.password_hash).toMatch(/^\$argon2id\$/)
  })
})
