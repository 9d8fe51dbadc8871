import type { Page } from '@playwright/test'
import { password } from '../registration'
import { expect } from '../test'

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const more = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^More/ })

export async function logOut(page: Page): Promise<void> {
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}
