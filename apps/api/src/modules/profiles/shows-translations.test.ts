import { expect, it } from 'vitest'
import { showsTranslations } from './shows-translations'

it.each([
  [null, 'always'],
  ['A1', 'always'],
  ['B1', 'always'],
  ['B2', 'on_tap'],
  ['C2', 'on_tap'],
] as const)('by default translations at level %s are shown %s', (level, shown) => {
  expect(showsTranslations(null, level)).toBe(shown)
})

it('shows translations as the user has chosen, whatever their level', () => {
  for (const level of [null, 'A1', 'C2'] as const) {
    for (const choice of ['always', 'on_tap', 'never'] as const)
      expect(showsTranslations(choice, level)).toBe(choice)
  }
})
