import { describe, expect, it } from 'vitest'
import { isCommonPassword, refuseCommonPassword } from './common-passwords'

describe('common passwords', () => {
  it('are recognised in any case, with or without digits and signs at the end', async () => {
    for (const password of ['Password1', 'PASSWORD123', 'Qwerty123', 'Sunshine2024!', 'Football!!99']) {
      expect(await isCommonPassword(password), password).toBe(true)
    }
  })

  it('don’t include rare ones or those that only start like a common one', async () => {
    for (const password of ['Correct-horse-7', 'Passwordless-entry-9', 'Ünïcödé7wort', 'vK93xQm2']) {
      expect(await isCommonPassword(password), password).toBe(false)
    }
  })

  it('include those that contain the user name or e-mail name, unless it is very short', async () => {
    const owner = { username: 'Margaret', email: 'maggie.w@example.org' }
    await expect(refuseCommonPassword('xMARGARETx77', owner)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(refuseCommonPassword('Maggie.w-2024', owner, 'new_password')).rejects.toMatchObject({
      detail: [{ loc: ['body', 'new_password'] }],
    })
    await refuseCommonPassword('Annex-pillow-31', { username: 'Ann', email: 'an@example.org' })
  })
})
