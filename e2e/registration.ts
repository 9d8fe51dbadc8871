import { expect, type Page } from '@playwright/test'
import { randomName } from '@wordhoard/testkit/random-name'
import { codeSentTo } from './mailbox'

/** Password of every registered user. */
export const password = 'Correct-horse-7'

/** Registers through the form: code by mail, human check solved in the page. */
export async function register(page: Page): Promise<{ email: string; username: string }> {
  const username = `Ada_${randomName()}`
  const email = `${username.toLowerCase()}@example.org`
  // The login page, which links here, has a field with the same label.
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(`A verification email has been sent to ${email}.`)).toBeVisible({
    timeout: 20_000,
  })
  await page.getByLabel('Verification code').fill(await codeSentTo(email))
  await page.getByLabel('Username').fill(username)
  await expect(page.getByText('Username is available!')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('button', { name: /^More/ })).toBeVisible({ timeout: 20_000 })
  return { email, username }
}
