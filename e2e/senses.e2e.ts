import { inDatabase, signedIn } from './people'
import { expect, expectAccessible, read, tapWord, test, wordPanel } from './test'

const text = 'In spring he walked along the bank of the river and stopped there for a while.'

test('a reader chooses another meaning by keyboard, finds it after a reload, and takes it back', async ({
  page,
}) => {
  await signedIn(page)
  await read(page, { plain: text })
  await tapWord(page, 'bank')
  const panel = wordPanel(page)
  const topDefinitions = panel.getByRole('region', { name: 'Fits this sentence' })
  const chosen = panel.getByRole('region', { name: 'Your choice for this sentence' })
  await expect(topDefinitions).toContainText('sloping land')
  const other = panel.getByRole('button', { name: /^This meaning fits: a financial institution/ })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('a financial institution')
  await expect(chosen).toBeFocused()
  await expectAccessible(page)
  await expect
    .poll(() =>
      inDatabase(
        async (client) => (await client.query('SELECT count(*)::int AS n FROM sense_feedback')).rows,
      ),
    )
    .not.toEqual([{ n: 0 }])

  await page.reload()
  await tapWord(page, 'bank')
  await expect(chosen).toContainText('a financial institution')
  await chosen.getByRole('button', { name: 'Take back' }).click()
  await expect(topDefinitions).toContainText('sloping land')
})
