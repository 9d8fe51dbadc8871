import { giveWords, learningApi } from './learn-session'
import { signInMember } from './people'
import { expect, isPhone, layoutShift, test } from './test'

const pages = [
  ['/', 'First steps'],
  ['/me#statistic', 'Your data'],
  ['/main-vocabulary', 'All Words'],
  ['/my-articles', 'The lighthouse'],
  ['/schools', 'Join by code'],
] as const

test('nothing moves when the data of a page that was seen before arrives', async ({ page }) => {
  test.skip(!isPhone(page), 'on a small screen, a shift moves most of the page')
  test.slow()
  await signInMember(page)
  const api = await learningApi(page)
  await giveWords(api, ['lighthouse', 'heron', 'trawler'])
  for (const name of ['Sea', 'Sky', 'Earth'])
    await api('POST', '/custom-voc/create', { name, description: 'For a book' })
  const md_content = 'The lighthouse stood in the rain.'
  await api('POST', '/articles', {
    title: 'The lighthouse',
    access_modifier: 'private',
    keywords: '',
    md_content,
  })
  for (const visit of ['first', 'second']) {
    for (const [path, seen] of pages) {
      // Loads each page afresh, as for a returning user.
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByText(seen).first()).toBeVisible()
      await expect(page.locator('main [data-waiting]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      if (visit === 'second') expect(await layoutShift(page), path).toBeLessThan(0.01)
    }
  }
})
