import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { learner } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { ArticleTopics } from './article-topics'

const sailing =
  'The harbour was full of boats, and sailors mended their sails beside the water near the harbour wall.'
const baking =
  'Knead the dough, leave the dough to rest, then bake bread until the crust turns golden in a steady oven.'

let api: TestApp
let topics: ArticleTopics
let articleId: number
beforeAll(async () => {
  api = await openTestApp()
  topics = new ArticleTopics(api.pool)
  const { userId } = await learner(api, [])
  const { rows } = await api.pool.query<{ id: number }>(
    `INSERT INTO article (user_id, title, access_modifier, md_content, raw_content)
     VALUES ($1, 'Harbours', 'public', $2, $2) RETURNING id`,
    [userId, sailing],
  )
  articleId = rows[0]!.id
})
afterAll(() => api.close())

describe('the topics of articles', () => {
  it('are the articles’ most frequent longer words', async () => {
    const found = await topics.of([articleId, null, articleId])
    expect(found.get(articleId)?.split(' ')[0]).toBe('harbour')
    expect(found.size).toBe(1)
  })

  it('change with the article, and are missing for one that doesn’t exist', async () => {
    await topics.of([articleId])
    await api.pool.query(
      `UPDATE article SET raw_content = $2, updated_at = now() + interval '1 second' WHERE id = $1`,
      [articleId, baking],
    )
    const found = await topics.of([articleId, 2_000_000_000])
    expect(found.get(articleId)).toContain('dough')
    expect(found.get(articleId)).not.toContain('harbour')
    expect(found.has(2_000_000_000)).toBe(false)
    expect(await topics.of([])).toEqual(new Map())
  })
})
