import { createClass, createMember, joinClass } from './class-people'
import { dialog } from './page-parts'
import { expect, test } from './test'

test.describe('another teacher’s class', { tag: '@full' }, () => {
  test.use({ allowedErrors: /status of 40[34]/ })

  test('is forbidden to members of the school and not found for others', async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    const owner = await createMember(await other.newPage(), 'Olu', 'Owner')
    const room = await createClass(owner, 'Closed room')
    const visitor = await createMember(page, 'Mia', 'Mere')
    await page.goto(`/classroom/${room.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await joinClass(owner, room, visitor, 'student', false)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
    await page.goto(`/classroom/${room.id}/progress`)
    await expect(page.getByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
    // Once the owner adds them, the class opens, except for pages that only teachers see; once removed, they lose
    // access.
    await owner.page.goto(`/classroom/${room.id}`)
    await owner.page.getByRole('button', { name: 'Add a member' }).click()
    await owner.page.getByRole('button', { name: 'Add Mia Mere to Closed room' }).click()
    await expect(dialog(owner.page)).toContainText('In the class')
    await owner.page.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
    await page.goto(`/classroom/${room.id}`)
    await expect(page.getByRole('heading', { name: 'No assignments yet' })).toBeVisible()
    await owner.page.getByRole('button', { name: 'Remove Mia Mere from the class' }).click()
    await expect(owner.page.getByText('Mia Mere is no longer in the class', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
    await owner.page.getByRole('button', { name: 'Undo' }).click()
    await expect(owner.page.getByRole('link', { name: 'Mia Mere' })).toBeVisible()
    await other.close()
  })
})
