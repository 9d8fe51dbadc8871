import { type ClassMember, createClass, createMember, joinClass } from './class-people'
import { giveWords } from './learn-session'
import { endCard, otherPage, readHighlights, readToEnd, toast } from './page-parts'
import { expect, expectAccessibleInBothThemes, layoutShift, read, test } from './test'

const paragraph = 'The keeper polished the lantern, and a heron watched the trawler from the jetty.'
const story = (title: string) => ({
  title,
  access_modifier: 'private',
  keywords: '',
  md_content: Array.from({ length: 12 }, () => paragraph).join('\n\n'),
})

/** Assigns a new private text to a class. */
async function assignText({ api }: ClassMember, classId: number, title: string): Promise<number> {
  const { id } = await api<{ id: number }>('POST', '/articles', story(title))
  await api('POST', `/school/classroom/${classId}/assignments`, { article_id: id })
  return id
}

test('a text set by a class ends with practice, the next assignment and the way back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const teacher = await createMember(await otherPage(browser, page), 'Tom', 'Teacher')
  const room = await createClass(teacher, 'Year 9 English')
  const student = await createMember(page, 'Ana', 'Pupil')
  await joinClass(teacher, room, student)
  const first = await assignText(teacher, room.id, 'The keeper of Skerry Rock')
  await assignText(teacher, room.id, 'The last boat home')
  await giveWords(student.api, ['lantern', 'heron'])

  await page.goto(`/article/${first}`)
  await expect(page.getByRole('article')).toContainText('polished the lantern')
  await readToEnd(page)
  await expect(endCard(page)).toContainText(/You read for 1 minute. You met \d+ words and saved 2./)
  await expect(
    endCard(page).getByRole('link', { name: /Next for your class The last boat home/ }),
  ).toBeVisible()
  await expect(endCard(page).getByRole('link', { name: 'Back to Year 9 English' })).toHaveAttribute(
    'href',
    `/classroom/${room.id}`,
  )
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessibleInBothThemes(page, { part: '#main' })

  await endCard(page).getByRole('button', { name: 'Mark the rest as known' }).click()
  await expect(toast(page, /\d+ words marked as known/)).toBeVisible()
  await expect(endCard(page).getByRole('button', { name: 'Mark the rest as known' })).toHaveCount(0)
  expect(await readHighlights(page, 'met')).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(endCard(page).getByRole('button', { name: 'Mark the rest as known' })).toBeVisible()

  // One tap leads to the entries of just these words.
  await endCard(page).getByRole('button', { name: 'Practise these 2' }).click()
  await expect(page).toHaveURL(/\/learn$/)
  await expect(page.getByRole('main').getByText('1 / 2')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(lantern|heron)$/ })).toBeVisible()
})

test('a visitor’s text ends with the minutes read and the offer of an account', { tag: '@phone' }, async ({
  page,
}) => {
  await read(page, { plain: story('').md_content })
  await readToEnd(page)
  await expect(endCard(page)).toContainText('You read for 1 minute.')
  await expect(endCard(page).getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/registration',
  )
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessibleInBothThemes(page, { part: '#main' })
})
