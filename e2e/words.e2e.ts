import { expect, isPhone, test } from './test'

async function idOf(request: import('@playwright/test').APIRequestContext, word: string): Promise<number> {
  const [first] = (await (await request.get(`/api/dict/get_only/word/${word}`)).json()) as { id: number }[]
  return first!.id
}

test('the word page is readable, with its metadata, before any script runs', async ({ request, baseURL }) => {
  const id = await idOf(request, 'lighthouse')
  const html = await (await request.get(`/word/${id}`)).text()
  expect(html).toContain('<title>lighthouse | ')
  expect(html).toMatch(/<meta name="description" content="lighthouse[^"]{20,}"/)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/word/${id}">`)
  expect(html).toContain('og:title')
  expect(html).toMatch(/<main[^>]*>.*<h1[^>]*>lighthouse<\/h1>.*tower/s)
})

test('the word page shows the entry, and its links lead to other words', async ({ page, request }) => {
  await page.goto(`/word/${await idOf(request, 'happy')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'happy' })).toBeVisible()
  await expect(page.getByText('/ˈhæpi/')).toBeVisible()
  await expect(page).toHaveTitle(/^happy \| /)
  const opposite = page.getByRole('link', { name: 'unhappy' }).first()
  await opposite.click()
  await expect(page.getByRole('heading', { level: 1, name: 'unhappy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'happy', exact: true })).toBeVisible()
})

test('each pronunciation of a word can be heard', { tag: '@full' }, async ({ page, request }) => {
  const received: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/audio/')) received.push(`${answer.status()} ${new URL(answer.url()).search}`)
  })
  for (const [word, ...buttons] of [
    ['record', 'Listen to record as a noun', 'Listen to record as a verb'],
    ['row', 'Listen to row as a noun', 'Listen to row meaning a loud and angry argument'],
  ] as const) {
    await page.goto(`/word/${await idOf(request, word)}`)
    const addresses = new Set<string | undefined>()
    for (const name of buttons) {
      const before = received.length
      await page.getByRole('button', { name, exact: true }).click()
      await expect.poll(() => received.slice(before).at(-1)).toMatch(/^20[06] \?definition_id=\d+$/)
      addresses.add(received.at(-1))
    }
    expect(addresses.size).toBe(2)
  }
})

test('a visitor’s word page has only Login in its bar', { tag: '@full' }, async ({ page, request }) => {
  await page.goto(`/word/${await idOf(request, 'happy')}`)
  const bar = page.getByRole('toolbar').or(page.getByRole('region', { name: /actions/i }))
  await expect(bar.getByRole('link', { name: /login/i }).first()).toBeVisible()
})

test('unknown words and paths are not found, and return status 404', async ({ page, request, errors }) => {
  for (const path of ['/word/2000000000', '/word/abc', '/no/such/page']) {
    expect((await request.get(path)).status()).toBe(404)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /not found|no such|cannot find|can’t find|isn’t/i,
    )
  }
  errors.length = 0
})

test('the search box finds words while typing and opens them by keyboard', async ({ page }) => {
  await page.goto('/')
  if (isPhone(page))
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click()
  const box = page.getByRole('combobox', { name: 'Search a word' }).first()
  await box.fill('lightho')
  await expect(page.getByRole('option', { name: 'lighthouse', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/word\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the search box says when there are no results, and closes on a click outside', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  if (isPhone(page))
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click()
  const box = page.getByRole('combobox', { name: 'Search a word' }).first()
  await box.fill('qzxvkwqq')
  await expect(page.getByText('No results found')).toBeVisible()
  await page.mouse.click(200, 500)
  await expect(page.getByText('No results found')).toBeHidden()
})

test('a failed search closes its dropdown', { tag: '@full' }, async ({ page, errors }) => {
  await page.route('**/api/dict/get_only/**', (route) => route.abort())
  await page.goto('/')
  if (isPhone(page))
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click()
  const box = page.getByRole('combobox', { name: 'Search a word' }).first()
  await box.fill('light')
  await page.keyboard.press('Enter')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  errors.length = 0
})
