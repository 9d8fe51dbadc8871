import { readHighlights } from './page-parts'
import { signInMember } from './people'
import { expect, read, tapWord, test, wordPanel } from './test'

const text = `They put the old meeting off again. Nobody likes a meeting that was put off so often.

She ran into a wall, and then she ran into an old friend. He made up his mind at once.

She dropped the tin and spilled the beans all over the kitchen floor.`

// A word that is not in the vocabulary yet returns 404, which browsers report.
test.use({ allowedErrors: /404/ })

test('a phrase is tapped by any of its words, saved, highlighted as a whole and listed once', async ({
  page,
}) => {
  await signInMember(page)
  await read(page, { plain: text })
  const panel = wordPanel(page)

  for (const word of ['put', 'off']) {
    await tapWord(page, word)
    await expect(panel.getByRole('heading', { name: 'put off' })).toBeVisible()
    await expect.poll(() => readHighlights(page, 'selected')).toEqual(expect.arrayContaining(['put', 'off']))
  }
  await expect(panel).toContainText('separable')
  await panel.getByRole('button', { name: /^save/i }).click()
  await expect(page.getByText('Word saved!', { exact: true })).toBeVisible()
  await expect.poll(async () => (await readHighlights(page, 'new')).sort()).toEqual(['off', 'put', 'put off'])

  // A word between the parts of a split phrase does not belong to it.
  await tapWord(page, 'meeting')
  await expect(panel.getByRole('heading', { name: /^meet/ })).toBeVisible()
  // First a look-alike, then the phrase itself.
  await tapWord(page, 'ran')
  await expect(panel.getByRole('heading', { name: 'run', exact: true })).toBeVisible()
  await tapWord(page, 'into', 1)
  await expect(panel.getByRole('heading', { name: 'run into' })).toBeVisible()
  await tapWord(page, 'mind')
  await expect(panel.getByRole('heading', { name: "make up one's mind" })).toBeVisible()
  await panel.getByRole('button', { name: /^save/i }).click()
  await expect.poll(() => readHighlights(page, 'new')).toContain('made up his mind')

  // Where the words may be only words, they come first, and the phrase is one tap away.
  await tapWord(page, 'beans')
  await expect(panel.getByRole('heading', { name: 'bean', exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'spill the beans', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'spill the beans' })).toBeVisible()

  // After a reload the phrases are highlighted from the start.
  await page.reload()
  await expect
    .poll(async () => (await readHighlights(page, 'new')).sort())
    .toEqual(['made up his mind', 'off', 'put', 'put off'])

  await page.goto('/main-vocabulary')
  await expect(page.getByRole('link', { name: 'put off' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: "make up one's mind" })).toHaveCount(1)
})
