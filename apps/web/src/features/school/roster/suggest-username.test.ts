import { expect, it } from 'vitest'
import { suggestUsername } from './suggest-username'

it('suggests a user name of valid characters', () => {
  expect(suggestUsername('St Mary’s School, Leeds')).toBe('St-Marys-School-Leeds')
  expect(suggestUsername('École Émile')).toBe('Ecole-Emile')
  expect(suggestUsername('学校')).toBe('')
  expect(suggestUsername('a very long name of a school that ends nowhere').length).toBeLessThanOrEqual(30)
})
