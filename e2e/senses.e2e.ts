import { inDatabase, signInMember } from './people'
import { expect, expectAccessible, read, tapWord, test, wordPanel } from './test'

const text = 'In spring he walked along the bank of the river and stopped there for a while.'

test('a reader chooses another meaning by keyboard, finds it after a reload, and undoes it', async ({
  page,
}) => {
  await signInMember(page)
  await read(page, { plain: text })
  await tapWord(page, 'bank')
  const panel = wordPanel(page)
  const topDefinitions = panel.getByRole('region', { name: 'Fits this sentence' })
  const chosen = panel.getByRole('region', { name: 'Your choice for this sentence' })
  await expect(topDefinitions).toContainText('the land along the side of a river')
  const other = panel.getByRole('button', { name: /^This meaning fits: a business that keeps people/ })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('a business that keeps people’s money safe')
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
  await expect(chosen).toContainText('a business that keeps people’s money safe')
  await chosen.getByRole('button', { name: 'Undo choice' }).click()
  await expect(topDefinitions).toContainText('the land along the side of a river')
})

test('the heading shows how the word is spoken in the meaning that fits', async ({ page }) => {
  await read(page, {
    plain: 'The seats were all in one long row. We caught a bass while fishing in the river.',
  })
  const panel = wordPanel(page)
  await tapWord(page, 'row')
  await expect(panel.getByText('/rəʊ/').first()).toBeVisible()
  await tapWord(page, 'bass')
  await expect(panel.getByText('/bæs/').first()).toBeVisible()
})

test('a tap makes one dictionary call, and switching between the entries it offers makes none', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(dict|embeddings)\//.test(pathname) && request.method() === 'GET') asked.push(pathname)
  })
  await read(page, { plain: 'They put the meeting off because half of them had left the town.' })
  const panel = wordPanel(page)
  for (const [word, headword, other] of [
    ['left', 'leave', 'left'],
    ['put', 'put off', 'put'],
    ['town', 'town', undefined],
  ] as const) {
    asked.length = 0
    await tapWord(page, word)
    await expect(panel.getByRole('heading', { name: headword, exact: true })).toBeVisible()
    await expect(panel.getByRole('region', { name: 'Fits this sentence' })).toBeVisible()
    if (other) {
      await panel.getByRole('button', { name: other, exact: true }).click()
      await expect(panel.getByRole('heading', { name: other, exact: true })).toBeVisible()
      await expect(panel.getByRole('region', { name: 'Fits this sentence' })).toBeVisible()
    }
    expect(asked, word).toEqual(['/api/dict/look-up'])
  }
})

test.describe('when the connection is lost', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('words on the screen can still be looked up', async ({ page, context }) => {
    const fetched = page.waitForResponse((answer) => answer.url().endsWith('/api/dict/spells'))
    await read(page, { plain: text })
    await (await fetched).finished()
    const panel = wordPanel(page)
    await tapWord(page, 'spring')
    await expect(panel.getByRole('region', { name: 'Fits this sentence' })).toBeVisible()
    await context.setOffline(true)
    await tapWord(page, 'river')
    await expect(panel.getByRole('heading', { name: 'river', exact: true })).toBeVisible()
    await expect(panel.getByText('a long wide line of water that flows').first()).toBeVisible()
  })
})
