// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { draftKey, dropDraft, readDraft, storeDraft } from './article-drafts'
import { emptyArticle } from './article-values'

const key = draftKey(3, null)
const draft = { values: { ...emptyArticle, title: 'Half' }, base: null, kept: '2026-11-21T10:00:00.000Z' }

afterEach(() => localStorage.clear())

describe('an article draft', () => {
  it('is kept per user and article until it is dropped', () => {
    expect(storeDraft(key, draft)).toBe(true)
    expect(readDraft(key)).toEqual(draft)
    expect(readDraft(draftKey(4, null))).toBeNull()
    expect(readDraft(draftKey(3, 1))).toBeNull()
    dropDraft(key)
    expect(readDraft(key)).toBeNull()
  })

  it('is null when the stored value is not a draft', () => {
    for (const other of ['{', '{}', 'null', '{"values":{"title":1}}']) {
      localStorage.setItem(key, other)
      expect(readDraft(key), other).toBeNull()
    }
  })
})
