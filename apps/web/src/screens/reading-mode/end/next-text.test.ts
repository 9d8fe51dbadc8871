import type { SuitedArticle } from '@wordhoard/contracts/articles'
import type { MyAssignment } from '@wordhoard/contracts/assignments'
import { describe, expect, it } from 'vitest'
import { chooseNextText } from './next-text'

const assignment = (article_id: number | null, classroom_id: number, is_done = false) =>
  ({
    article_id,
    classroom_id,
    classroom_name: `Class ${classroom_id}`,
    title: `Set ${article_id}`,
    level: 'B1',
    word_count: 400,
    is_done,
  }) as MyAssignment
const suited = (id: number, level: SuitedArticle['level']) =>
  ({ id, level, title: `Article ${id}`, word_count: 600 }) as SuitedArticle

describe('the text after a text', () => {
  it('is what else is set for the same class, next due first', () => {
    const set = [assignment(1, 7, true), assignment(2, 8), assignment(3, 7), assignment(4, 7)]
    expect(chooseNextText(1, 'B1', set, [suited(9, 'B1')])).toMatchObject({ articleId: 3, isForClass: true })
  })

  it('is an article of the same level when nothing of the class is left to read', () => {
    const set = [assignment(1, 7, true), assignment(3, 7, true), assignment(null, 7)]
    const others = [suited(8, 'A2'), suited(1, 'B1'), suited(9, 'B1')]
    expect(chooseNextText(1, 'B1', set, others)).toMatchObject({ articleId: 9, isForClass: false })
  })

  it('is of an estimated level too, or else what suits the reader best', () => {
    expect(chooseNextText(undefined, 'About B1', [], [suited(8, 'A2'), suited(9, 'B1')])?.articleId).toBe(9)
    expect(chooseNextText(undefined, null, [], [suited(8, 'A2'), suited(9, 'B1')])?.articleId).toBe(8)
    expect(chooseNextText(undefined, 'C2', [assignment(1, 7)], [])).toBeNull()
  })
})
