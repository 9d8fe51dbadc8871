import { privacy } from '@wordhoard/contracts/profiles'
import { describe, expect, it } from 'vitest'
import { describeHiddenParts } from './describe-hidden-parts'

describe('what others do not see of a profile', () => {
  it('is nothing until its owner chooses otherwise', () => {
    expect(describeHiddenParts(privacy.parse({}))).toBe('')
  })

  it('is told in one phrase, and who may write is no part of it', () => {
    expect(describeHiddenParts(privacy.parse({ shows_bio: false, messages_from: 'nobody' }))).toBe('your bio')
    expect(describeHiddenParts(privacy.parse({ shows_name: false, shows_bio: false }))).toBe(
      'your name or your bio',
    )
  })
})
