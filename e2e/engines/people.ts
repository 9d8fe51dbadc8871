import { hashPassword } from '../../apps/api/src/modules/auth/password-hash'
import { makeAccount } from '../../apps/api/src/testing/account-rows'
import { inDatabase } from '../people'
import { password } from '../registration'
import { button, field, heading, type Screen } from './screen'

/** Makes an account and logs in with its password, as a person does. */
export async function logIn(screen: Screen): Promise<{ userId: number; username: string }> {
  const hash = await hashPassword(password)
  const account = await inDatabase(async (client) => {
    const made = await makeAccount(client)
    await client.query('UPDATE user_account SET password_hash = $2 WHERE id = $1', [made.userId, hash])
    return made
  })
  await screen.open('/login')
  await screen.fill(field('Email'), account.email)
  await screen.fill(field('Password'), password)
  await screen.click(button('Login'))
  await screen.see(button(/^More/))
  // Leaving earlier, Firefox complains of the rest of this page.
  await screen.see(heading(/./, 'main'))
  return account
}
