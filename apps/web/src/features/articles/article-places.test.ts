// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openPage, until } from '../../testing/page'
import { readArticlePlace, storeArticlePlace } from './article-places'

openPage()

it('stores a place per article, and none where storage fails', async () => {
  storeArticlePlace(4, { chunk: 1 })
  expect([readArticlePlace(4), readArticlePlace(5)]).toEqual([{ chunk: 1 }, null])
  sessionStorage.setItem('articlePlace5', '{')
  expect(readArticlePlace(5)).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeArticlePlace(6, { chunk: 1 })
  await until(() => expect(readArticlePlace(6)).toBeNull())
})
