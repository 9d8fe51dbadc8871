import { privacy } from '@wordhoard/contracts/profiles'
import { describe, expect, it } from 'vitest'
import { hiddenParts } from './hidden-parts'

describe('what others do not see of a profile', () => {
  it('is nothing until its owner chooses otherwise', () => {
    expect(hiddenParts(privacy.parse({}))).toBe('')
  })

  it('is told in one phrase, and who may write is no part of it', () => {
    expect(hiddenParts(privacy.parse({ shows_bio: false, messages_from: 'nobody' }))).toBe('your bio')
    expect(hiddenParts(privacy.parse({ shows_name: false, shows_bio: false }))).toBe('your name or your bio')
  })
})
