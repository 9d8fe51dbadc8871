import { inDatabase, signInMember } from './people'
import { expect, expectAccessible, read, tapWord, test, wordPanel } from './test'

const text = 'In spring he walked along the bank of the river and stopped there for a while.'

/** The first meaning of an entry, however sure we are of it. */
const bestMatch = /^(?:Fits this sentence|Probably|Which fits\?|Closest meaning)$/

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
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/main-voc/sense'))
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('a business that keeps people’s money safe')
  await expect(chosen).toBeFocused()
  await expectAccessible(page)
  // Other journeys choose meanings too.
  expect((await stored).ok()).toBe(true)
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

test.describe('a word', () => {
  // Words that aren't in the text as such (click, receive) aren't in the vocabulary before they are looked up.
  test.use({ allowedErrors: /404 .*\/api\/main-voc\/item\// })

  for (const size of ['', ' @phone']) {
    test(`a reader is told how sure we are, and asked where several meanings fit${size}`, async ({
      page,
    }) => {
      await signInMember(page)
      await read(page, {
        plain:
          'He rested on the bank of the river. It was light. We sat at the bar. She unclicked the box. I recieved it.',
      })
      const panel = wordPanel(page)
      const region = (name: string) => panel.getByRole('region', { name })
      await tapWord(page, 'bank')
      await expect(region('Fits this sentence')).toContainText('the land along the side of a river')
      await tapWord(page, 'light')
      await expect(region('Probably')).toBeVisible()

      await tapWord(page, 'bar')
      await expect(region('Which fits?').getByRole('listitem')).toHaveCount(2)
      await expectAccessible(page)
      await region('Which fits?')
        .getByRole('button', { name: /where drinks are served/ })
        .focus()
      await page.keyboard.press('Enter')
      const chosen = region('Your choice for this sentence')
      await expect(chosen).toContainText('where drinks are served')
      await expect(chosen).toBeFocused()
      await chosen.getByRole('button', { name: 'Undo choice' }).click()
      await expect(region('Which fits?')).toBeFocused()

      await tapWord(page, 'unclicked')
      await expect(panel).toContainText('un- + click: not clicked, or no longer clicked')
      await expect(region('Meaning of click')).toBeVisible()
      await tapWord(page, 'recieved')
      await panel.getByRole('button', { name: 'received', exact: true }).click()
      await expect(panel.getByRole('heading', { name: 'receive', exact: true })).toBeVisible()
    })
  }
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
    await expect(panel.getByRole('region', { name: bestMatch })).toBeVisible()
    if (other) {
      await panel.getByRole('button', { name: other, exact: true }).click()
      await expect(panel.getByRole('heading', { name: other, exact: true })).toBeVisible()
      await expect(panel.getByRole('region', { name: bestMatch })).toBeVisible()
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
    await expect(panel.getByRole('region', { name: bestMatch })).toBeVisible()
    await context.setOffline(true)
    await tapWord(page, 'river')
    await expect(panel.getByRole('heading', { name: 'river', exact: true })).toBeVisible()
    await expect(panel.getByText('a long wide line of water that flows').first()).toBeVisible()
  })
})
