// @vitest-environment jsdom
import { addFromArticle } from '@wordhoard/contracts/reading/text-words'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook } from '../../testing/render-hook'
import { useArticleWords } from './use-article-words'

const server = openPage()

describe('useArticleWords', () => {
  it('enters the words once per opening and reader', async () => {
    server.answer(addFromArticle, { added: 3, known: 0, unknown_words: [], undo_id: null })
    const hook = await renderHook((id: number) => useArticleWords(id), 4 as number)
    expect(hook.current.isNew(7)).toBe(true)
    expect(await hook.current.enter('')).toMatchObject({ added: 3 })
    expect(server.requestsTo(addFromArticle)[0]?.body).toEqual({ article_id: 4 })
    hook.current.onAdded(7)
    expect([hook.current.isNew(7), hook.current.isNew(8)]).toEqual([false, true])
    await hook.rerender(5)
    expect(hook.current.isNew(7)).toBe(true)
  })
})
