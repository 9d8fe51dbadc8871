import { expect, it } from 'vitest'
import { emptyArticle, isSameArticle } from './article-values'

const saved = { ...emptyArticle, title: 'The Marsh', md_content: 'Low tide.' }

it('compares all fields of an article', () => {
  expect(isSameArticle(saved, { ...saved })).toBe(true)
  for (const field of Object.keys(saved)) expect(isSameArticle(saved, { ...saved, [field]: 'x' })).toBe(false)
})
