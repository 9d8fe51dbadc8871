import { signInMember } from './people'
import { choosePrivacy, giveFollowers, makePerson } from './profile-people'
import { expect, expectAccessibleInBothThemes, isPhone, test } from './test'

test('names and bios of any kind are shown as they were typed', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await signInMember(page)
  const bio = `أحب القراءة <img src=x onerror="alert(1)"> 🦊\n${'Donaudampfschiff'.repeat(20)}`
  const odd = await makePerson({
    first_name: '<script>alert(1)</script>',
    last_name: `محمد ${'W'.repeat(40)}`,
    bio,
    vocabularies: ['<i>Kursiv</i> 🌊', 'كلمات'],
  })
  await choosePrivacy(odd.userId, { messages_from: 'nobody' })
  await giveFollowers(odd.userId, 1)
  await page.goto(`/user/@${odd.username}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script> محمد')
  await expect(page.getByText('<img src=x onerror="alert(1)">')).toBeVisible()
  expect(await page.getByText('أحب القراءة').evaluate((p) => getComputedStyle(p).direction)).toBe('rtl')
  await expect(page.getByRole('link', { name: '<i>Kursiv</i> 🌊' })).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await width()).toBeLessThanOrEqual(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: '1 follower' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Follower 1' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  if (!isPhone(page)) return
  expect(await width()).toBeLessThanOrEqual(0)
  const box = (await dialog.getByRole('button', { name: /^Follow @/ }).boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
})
