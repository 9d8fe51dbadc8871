import { randomUUID } from 'node:crypto'
import { createClass, createMember, joinClass } from './class-people'
import { dialog, otherPage, waitUntilClosed } from './page-parts'
import { inDatabase } from './people'
import { expect, expectAccessibleInBothThemes, layoutShift, test } from './test'

/** Words that a word check asks, from easy to hard. */
const asked = [
  ...['money', 'friend', 'summer', 'kitchen', 'angry', 'bridge', 'weather', 'invite', 'protect', 'narrow'],
  ...['borrow', 'cautious', 'reluctant', 'hinder', 'shrewd', 'lenient', 'futile', 'gullible', 'ominous'],
]
const everyday = 'The man came home and had his dinner. He said that it was a good day. '
const story = {
  title: 'The reluctant keeper',
  access_modifier: 'private',
  keywords: '',
  md_content: `${everyday.repeat(2)}Then the reluctant keeper made a perfunctory, pusillanimous gesture.`,
}

/** Stores the word check of somebody who said yes to so many of its words, the easiest. */
async function takeCheck(userId: number, known: number): Promise<void> {
  const said = asked.map((word, at) => ({ kind: 'word', word, answer: at < known ? 'yes' : 'no' }))
  // The right meaning of some of them shows that they don't claim too much.
  const chosen = asked
    .filter((_, at) => at < known && at % 3 === 0)
    .map((word) => ({ kind: 'choice', word, answer: 'right', isCorrect: true }))
  const answers = [...said, ...chosen]
  await inDatabase((client) =>
    client.query('INSERT INTO placement (id, user_id, answers, finished_at) VALUES ($1, $2, $3, now())', [
      randomUUID(),
      userId,
      JSON.stringify(answers),
    ]),
  )
}

test('a teacher sees who in a class can read a text, and sets the words that the others lack', async ({
  page,
  browser,
}) => {
  test.slow()
  const teacher = await createMember(page, 'Tess', 'Archer')
  const room = await createClass(teacher, 'Year 9')
  const otherPupil = await otherPage(browser, page)
  const pupils = [
    { who: await createMember(otherPupil, 'Ann', 'Able'), known: 18 },
    { who: await createMember(otherPupil, 'Ben', 'Early'), known: 4 },
    { who: await createMember(otherPupil, 'Cat', 'Unseen'), known: 0 },
  ]
  for (const { who, known } of pupils) {
    await joinClass(teacher, room, who)
    if (known > 0) await takeCheck(who.userId, known)
  }
  const { id: article } = await teacher.api<{ id: number }>('POST', '/articles', story)
  await teacher.api('POST', `/school/classroom/${room.id}/assignments`, { article_id: article })

  // Pupils are told what the estimates come from.
  await otherPupil.goto(`/classroom/${room.id}`)
  await expect(otherPupil.getByText(/Your own reading and practice never count/)).toBeVisible()
  await expect(otherPupil.getByRole('link', { name: /can read this/ })).toHaveCount(0)

  await page.goto(`/classroom/${room.id}`)
  const line = page.getByRole('link', { name: /can read this.* – The reluctant keeper$/ })
  await expect(line).toHaveText('1 of 3 can read this · 1 without an estimate')
  // Heights are stored once they have lasted for a moment.
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(stored).toContain(`members of class ${room.id}`)
  await expect.poll(stored).toContain(`work of class ${room.id}`)
  // The second time, the lists have their places before they arrive, and the figures move nothing.
  await page.goto(`/classroom/${room.id}`)
  await expect(line).toHaveText('1 of 3 can read this · 1 without an estimate')
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await line.click()
  await expect(page.getByRole('heading', { name: '1 of 3 students can read this' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Not yet/ })).toContainText('Ben Early')
  await expect(page.getByRole('region', { name: /^Can read it/ })).toContainText('Ann Able')
  const unseen = page.getByRole('region', { name: /^No estimate yet/ })
  await expect(unseen).toContainText('Cat Unseen')
  await expect(page.getByRole('region', { name: /^Words to teach first/ })).toContainText('new to 1 of 1')
  await expectAccessibleInBothThemes(page)
  expect(await layoutShift(page)).toBeLessThan(0.01)

  await page.getByRole('button', { name: 'Create a vocabulary' }).click()
  await dialog(page).getByRole('button', { name: 'Create vocabulary' }).click()
  await expect(dialog(page)).toBeHidden()
  await waitUntilClosed(page)
  const set = await teacher.api<{ kind: string; words: number }[]>(
    'GET',
    `/school/classroom/${room.id}/assignments`,
  )
  expect(set.find(({ kind }) => kind === 'vocabulary')!.words).toBeGreaterThan(0)

  // From the article, the same is two presses away.
  await page.goto(`/article/${article}`)
  await page.getByRole('button', { name: 'Reading menu' }).click()
  await page.getByRole('menuitem', { name: 'Who can read this?' }).click()
  await unseen.getByRole('button', { name: 'Ask in the class chat' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(/two-minute word check.*\/word-check/)
})
