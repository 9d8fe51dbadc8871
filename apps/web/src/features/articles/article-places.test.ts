// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openPage, until } from '../../testing/page'
import { keepArticlePlace, recallArticlePlace } from './article-places'

openPage()

it('stores a place per article, and none where storage fails', async () => {
  keepArticlePlace(4, { chunk: 1 })
  expect([recallArticlePlace(4), recallArticlePlace(5)]).toEqual([{ chunk: 1 }, null])
  sessionStorage.setItem('articlePlace5', '{')
  expect(recallArticlePlace(5)).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepArticlePlace(6, { chunk: 1 })
  await until(() => expect(recallArticlePlace(6)).toBeNull())
})
