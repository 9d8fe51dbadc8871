import { openApp, waitForCommonParts, waitForShell } from './app/installed-app'
import { startProductVersion } from './app/product-version'
import { createClass, createMember, joinClass } from './class-people'
import { giveWords } from './learn-session'
import { dialog } from './page-parts'
import { expect, test } from './test'

test('without a server, a student finds the kept text in its class, and a teacher reads why progress isn’t there', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const product = await startProductVersion()
  const [theirs, own] = [await openApp(browser), await openApp(browser)]
  try {
    const teacher = await createMember(own.page, 'Tom', 'Teacher')
    const student = await createMember(theirs.page, 'Sam', 'Student')
    const article = {
      ...{ title: 'The lamp at Skerry Rock', access_modifier: 'private', keywords: '' },
      md_content: 'The keeper polished the lantern every evening.',
    }
    const { id: articleId } = await teacher.api<{ id: number }>('POST', '/articles', article)
    const room = await createClass(teacher, 'Year 9 English')
    await joinClass(teacher, room, student)
    const spell_ids = await giveWords(teacher.api, ['lantern', 'reluctant', 'gesture', 'harbour', 'borrow'])
    const classTest = { title: 'Sea test', spell_ids }
    const { id: testId } = await teacher.api<{ id: number }>(
      'POST',
      `/school/classroom/${room.id}/tests`,
      classTest,
    )
    const assignment = { kind: 'article', article_id: articleId }
    await teacher.api('POST', `/school/classroom/${room.id}/assignments`, assignment)
    for (const { page } of [theirs, own]) {
      // Somebody who comes back to the app has more of it on their device.
      await page.addInitScript(() => {
        if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
      })
      await page.goto(`${product.url}/article/${articleId}`)
      await expect(page.getByRole('article')).toContainText('polished the lantern')
      await waitForShell(page)
      await waitForCommonParts(page)
    }
    await theirs.page.getByRole('button', { name: 'Reading menu' }).click()
    await theirs.page.getByRole('menuitem', { name: 'Keep on this device' }).click()
    await expect(dialog(theirs.page)).toContainText('You can open this without internet.', {
      timeout: 30_000,
    })
    await own.page.goto(`${product.url}/classroom/${room.id}`)
    const progress = own.page.getByRole('link', { name: `Progress on ${article.title}` })
    await expect(progress).toBeVisible()

    await product.stop()
    // The student has never opened the class.
    await theirs.page.goto(`${product.url}/classroom/${room.id}`)
    await theirs.page.getByRole('link', { name: article.title }).click()
    await expect(theirs.page.getByRole('article')).toContainText('polished the lantern')
    // Nor its test, which can't wait on a device.
    await theirs.page.goto(`${product.url}/classroom/${room.id}/test/${testId}`)
    await expect(theirs.page.getByRole('heading', { level: 1 })).toHaveText(
      'You need to be online for this test',
    )
    await expect(theirs.page.getByRole('main')).toContainText('because your school keeps each answer')
    await progress.click()
    await expect(own.page.getByRole('heading', { level: 1 })).toHaveText(
      'You need to be online to see progress',
    )
    await own.page.getByRole('link', { name: `Open “${article.title}”` }).click()
    await expect(own.page.getByRole('article')).toContainText('polished the lantern')
    expect([...theirs.errors, ...own.errors]).toEqual([])
  } finally {
    await theirs.context.close()
    await own.context.close()
    await product.remove()
  }
})
