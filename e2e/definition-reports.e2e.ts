import type { Page } from '@playwright/test'
import { closeByEscape } from './page-parts'
import { inDatabase, signInMember } from './people'
import { operatorEmail } from './server-settings'
import { expect, expectAccessible, read, tapWord, test, wordPanel } from './test'

// The list answers 404 to learners.
test.use({ allowedErrors: /404/ })

/** Logs another person in, whose address is one of the operators'. */
async function becomeOperator(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  const { userId } = await signInMember(page)
  await inDatabase((client) =>
    client.query('UPDATE user_account SET email = $2 WHERE id = $1', [userId, email]),
  )
}

test('a learner reports a wrong definition with its sentence, which only an operator reads', async ({
  page,
}, { project }) => {
  const { username } = await signInMember(page)
  await read(page, { plain: 'He rowed the boat along the bank of the river.' })
  await tapWord(page, 'bank')
  const best = wordPanel(page).getByRole('region', { name: 'Fits this sentence' })
  await best.getByRole('button', { name: 'Report this definition' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a definition' })
  await expect(dialog).toContainText('the land along the side of a river')
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('radio', { name: 'Wrong here' }).check()
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await expect(dialog.getByText('We can only check this with your sentence')).toBeVisible()
  const comment = `No money here? ${username}`
  await dialog.getByRole('textbox', { name: 'Comment (optional)' }).fill(comment)
  await dialog.getByRole('checkbox', { name: 'Send this sentence too' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We’ve got your report.', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  // On a phone, the word's sheet is still open.
  await closeByEscape(page)

  await page.goto('/definition-reports')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await becomeOperator(page, operatorEmail(project.name))
  await page.goto('/me')
  await page.getByRole('link', { name: 'Open reports' }).click()
  await expect(page.getByRole('heading', { name: 'Definition reports' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: comment }).first()
  await expect(row).toContainText('the land along the side of a river')
  await expect(row.getByText('He rowed the boat along the bank of the river.')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Done with bank' }).click()
  await expect(page.getByText(comment)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Definition reports' })).toBeFocused()
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(page.getByText(comment)).toBeVisible()
})
