import { privacy } from '@wordhoard/contracts/profiles'
import { describe, expect, it } from 'vitest'
import { describeHiddenParts } from './describe-hidden-parts'

describe('describeHiddenParts', () => {
  it('returns nothing for the default settings', () => {
    expect(describeHiddenParts(privacy.parse({}))).toBe('')
  })

  it('joins the hidden parts into one phrase and leaves out who may write', () => {
    expect(describeHiddenParts(privacy.parse({ shows_bio: false, messages_from: 'nobody' }))).toBe('bio')
    expect(describeHiddenParts(privacy.parse({ shows_name: false, shows_bio: false }))).toBe('name or bio')
  })
})
