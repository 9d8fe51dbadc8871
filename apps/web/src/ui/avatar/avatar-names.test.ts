import { expect, it } from 'vitest'
import { avatarLabel, avatarNames, isAvatarName } from './avatar-names'

it('avatarLabel and isAvatarName know the drawn pictures', () => {
  expect(avatarNames.every(isAvatarName)).toBe(true)
  expect(isAvatarName('toString')).toBe(false)
  expect(avatarLabel('pillar-box')).toBe('Pillar box')
})
