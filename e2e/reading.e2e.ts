import { expect, isPhone, layoutShift, paste, read, tapWord, test, wordPanel } from './test'

const story = `She sat on the bank of the river and watched the boats.

The villagers had put up with his stubbornness for years. “Don't put it off,” she said; the mice ran.`

test('a visitor pastes a text, reads, taps a word and sees the best sense first', {
  tag: '@phone',
}, async ({ page }) => {
  await read(page, { plain: story })
  await tapWord(page, 'bank')
  const panel = wordPanel(page)
  await expect(panel.getByRole('heading', { name: 'bank' })).toBeVisible()
  await expect(panel.getByText('/bæŋk/')).toBeVisible()
  const topDefinitions = panel.getByRole('region', { name: 'Fits this sentence' })
  await expect(topDefinitions).toContainText(/slop|land|water/)
  // A phone's sheet keeps its height while its content arrives in parts, and from word to word.
  await expect(panel.getByRole('heading', { name: 'Other meanings' })).toBeVisible()
  await tapWord(page, 'sat')
  await expect(panel.getByRole('heading', { name: 'sit' })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('inflected words lead to their headwords', { tag: '@full' }, async ({ page }) => {
  await read(page, { plain: story })
  await tapWord(page, 'mice')
  await expect(wordPanel(page).getByRole('heading', { name: 'mouse' })).toBeVisible()
})

test('tapping a word offers the phrase it belongs to, even a split one', async ({ page }) => {
  await read(page, { plain: story })
  await tapWord(page, 'put')
  await expect(wordPanel(page).getByRole('heading', { name: 'put up with' })).toBeVisible()
  // On a phone the sheet may cover the second word.
  if (isPhone(page)) await page.keyboard.press('Escape')
  await tapWord(page, 'off')
  await expect(wordPanel(page).getByRole('heading', { name: 'put off' })).toBeVisible()
})

test('multi-select takes five words of the same paragraph as a phrase', { tag: '@phone' }, async ({
  page,
}) => {
  await read(page, { plain: story })
  await page.getByRole('switch', { name: 'Multi' }).click()
  await tapWord(page, 'villagers')
  await expect(wordPanel(page)).toContainText('villagers had put up with')
  await expect(wordPanel(page).getByRole('heading', { name: 'put up with' })).toBeVisible()
})

test('what is typed before a stored text can be shown is kept with it', async ({ page }) => {
  await page.goto('/reading-mode')
  await paste(page, { plain: story })
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(editor).toContainText('the mice ran')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/sanitise-.*[.]js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.reload()
  await editor.pressSequentially('And then it rained.')
  await expect(editor).toHaveText('And then it rained.')
  // Longer than typing must pause for what was typed to be stored.
  await page.waitForTimeout(400)
  release()
  await expect(editor).toContainText('She sat on the bank')
  await expect(editor).toContainText('And then it rained.')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  const article = page.getByRole('article')
  await expect(article).toContainText('She sat on the bank')
  await expect(article).toContainText('And then it rained.')
})

test('after ten fast taps the last word is shown', { tag: '@phone' }, async ({ page }) => {
  await read(page, { plain: story })
  // From the first lines, which a phone's sheet never covers.
  const words = ['She', 'sat', 'bank', 'river', 'watched', 'boats', 'river', 'bank', 'sat', 'boats']
  for (const word of words) await tapWord(page, word)
  await expect(wordPanel(page).getByRole('heading', { name: 'boat' })).toBeVisible()
})

test('a click beside the words only clears the selection', { tag: '@full' }, async ({ page }) => {
  test.skip(isPhone(page), 'the sheet covers the margin')
  await read(page, { plain: story })
  await tapWord(page, 'bank')
  await expect(wordPanel(page).getByRole('heading', { name: 'bank' })).toBeVisible()
  const box = (await page.getByRole('region', { name: 'Text', exact: true }).boundingBox())!
  await page.mouse.click(box.x + 20, box.y + box.height - 60)
  await expect(wordPanel(page).getByRole('heading', { name: 'bank' })).toBeHidden()
})

test('pasted HTML keeps its structure and loses its scripts, styles and links', async ({ page }) => {
  const html = `<h2 style="color:red">A title</h2><p onclick="alert(1)">One <b>bold</b> <a href="https://example.org">link</a>
    <script>document.title = 'hacked'</script><img src="x" onerror="document.title = 'hacked'"></p><ul><li>first</li><li>second</li></ul>`
  await read(page, { plain: 'A title One bold link', html })
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: 'A title' })).toBeVisible()
  await expect(article.getByRole('listitem')).toHaveCount(2)
  await expect(article.getByRole('link')).toHaveCount(0)
  expect(await article.locator('[onclick], [onerror], [style*=red], script').count()).toBe(0)
  expect(await page.title()).toContain('Reading Mode')
})

test('the text survives a reload, and Back stays on the page', async ({ page }) => {
  await read(page, { plain: story })
  await tapWord(page, 'river')
  await page.goBack()
  await expect(page).toHaveURL(/\/reading-mode$/)
  await page.reload()
  await expect(page.getByRole('article')).toContainText('She sat on the bank')
  expect(await page.evaluate(() => sessionStorage.getItem('readingModeText'))).toContain(
    'She sat on the bank',
  )
})

test('Edit returns to the text; Reset asks first, then empties it', async ({ page }) => {
  await read(page, { plain: story })
  await page.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(editor).toContainText('She sat on the bank')
  await page.getByRole('button', { name: 'Reset' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor).toContainText('She sat on the bank')
  await page.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(editor).not.toContainText('She sat')
})

test('a text can be read with the keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  await read(page, { plain: story })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(wordPanel(page).getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wordPanel(page).getByRole('heading', { name: 'Tap any word' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('You need an account to save words.').first()).toBeVisible()
})

test('keys continue from a word that was tapped before the code for taps had loaded', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  await read(page, { plain: story })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const isAsked = page.waitForRequest('**/assets/taps-*.js')
  await page.route('**/assets/taps-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.reload()
  await tapWord(page, 'river')
  await isAsked
  release()
  await expect(wordPanel(page).getByRole('heading', { name: 'river' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  const underCursor = () => page.evaluate(() => [...(CSS.highlights.get('cursor') ?? [])].map(String))
  await expect.poll(underCursor).toEqual(['and'])
})

test('an unknown word says so in a friendly way', { tag: '@full' }, async ({ page, errors }) => {
  await read(page, { plain: 'The qzxvkw sang.' })
  await tapWord(page, 'qzxvkw')
  await expect(wordPanel(page)).toContainText(/qzxvkw/)
  await expect(wordPanel(page)).toContainText('We don’t have this one.')
  // The API returns 404 for an unknown word, which browsers report.
  expect(errors.every((error) => error.includes('404'))).toBe(true)
  errors.length = 0
})

test('a failed look-up offers a retry, which works', async ({ page, errors }) => {
  await page.route('**/api/dict/**', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Away', code: 'unavailable', request_id: 'x' } }),
  )
  await read(page, { plain: story })
  await tapWord(page, 'river')
  const retry = wordPanel(page).getByRole('button', { name: /try again|retry/i })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/dict/**')
  await retry.click()
  await expect(wordPanel(page).getByRole('heading', { name: 'river' })).toBeVisible()
  // The browser itself reports the failed calls, which are expected here.
  errors.length = 0
})

test('a blank paste does not start reading, and says what to do', { tag: '@full' }, async ({ page }) => {
  await page.goto('/reading-mode')
  await paste(page, { plain: '   ' })
  await page.getByRole('button', { name: 'Read', exact: true }).click({ force: true })
  await expect(page.getByText('Paste or type a text first, then press Read.').first()).toBeVisible()
})

test('taps and keys count even before their code has loaded', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/taps-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await read(page, { plain: 'The heron took offence at the gardener.' })
  await tapWord(page, 'heron')
  await tapWord(page, 'gardener')
  await page.keyboard.press('m')
  await expect(wordPanel(page).getByRole('heading', { name: 'gardener' })).toHaveCount(0)
  release()
  await expect(wordPanel(page).getByRole('heading', { name: 'gardener' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Multi' })).toBeChecked()
})
