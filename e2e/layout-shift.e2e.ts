import { createClass, createMember, joinClass } from './class-people'
import { giveWords, learningApi } from './learn-session'
import { otherPage } from './page-parts'
import { inDatabase, signInMember } from './people'
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

test('assignments that are seen for the first time push nothing down', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const other = await otherPage(browser, page)
  const teacher = await createMember(other, 'Tom', 'Teacher')
  const room = await createClass(teacher, 'Year 9 English')
  const student = await createMember(page, 'Ana', 'Student')
  await joinClass(teacher, room, student)
  await giveWords(student.api, ['lighthouse', 'heron', 'trawler'])
  for (const article_id of [1, 2, 3])
    await teacher.api('POST', `/school/classroom/${room.id}/assignments`, { article_id })
  // The notice that a student's profile is private has its own room above all.
  await inDatabase((client) =>
    client.query('UPDATE user_account SET privacy_notice = false WHERE id = $1', [student.userId]),
  )
  await page.route('**/api/school/assignments/mine*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto('/')
  const assignments = page.getByRole('region', { name: 'Your assignments' })
  await expect(assignments.getByRole('listitem')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await other.context().close()
})
