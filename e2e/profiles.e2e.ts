import type { Page } from '@playwright/test'
import { dialog, toast, waitUntilClosed } from './page-parts'
import { inDatabase, signInMember } from './people'
import { giveFollowers, letFollow, makePerson } from './profile-people'
import { expect, expectAccessibleInBothThemes, test } from './test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const menu = async (page: Page, username: string, item: RegExp) => {
  await button(page, `More actions for @${username}`).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const follows = (follower: number, followed: number) =>
  inDatabase(async (client) => {
    const sql = 'SELECT 1 FROM follow WHERE follower_id = $1 AND followed_id = $2'
    return (await client.query(sql, [follower, followed])).rowCount === 1
  })

test('a profile shows who a member is and what they share, and can be followed and unfollowed', async ({
  page,
}) => {
  test.slow()
  const me = await signInMember(page)
  const titles = Array.from({ length: 23 }, (_, index) => `Letter ${23 - index}`)
  const ada = await makePerson({
    first_name: 'Ada',
    last_name: 'Lovelace',
    bio: 'Engines\nand the sea',
    vocabularies: ['Sailing', 'The Secret Garden'],
    articles: titles,
  })
  await letFollow(ada.userId, me.userId)
  // User names are not case-sensitive.
  await page.goto(`/user/@${ada.username.toUpperCase()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^Ada Lovelace \\(@${ada.username}\\) \\| \\w`))
  await expect(page.getByText('Follows you')).toBeVisible()
  await expect(page.getByText('Engines\nand the sea')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    `/new-chat/${ada.username}`,
  )

  await expect(button(page, '0 followers')).toBeVisible()
  await button(page, 'Follow').click()
  await expect(button(page, '1 follower')).toBeVisible()
  await expect(button(page, 'Unfollow')).toBeFocused()
  await expect.poll(() => follows(me.userId, ada.userId)).toBe(true)
  // However often it is pressed, the last press counts.
  await button(page, 'Unfollow').click()
  await button(page, 'Follow').click()
  await button(page, 'Unfollow').click()
  await expect(button(page, '0 followers')).toBeVisible()
  await expect.poll(() => follows(me.userId, ada.userId)).toBe(false)

  const vocabularies = page.getByRole('region', { name: 'Vocabularies' })
  await expect(vocabularies.getByRole('link')).toHaveText(['Sailing', 'The Secret Garden'])
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('heading', { level: 3 })
  await expect(articles).toHaveCount(20)
  await button(page, 'Show more articles').press('Enter')
  await expect(articles).toHaveText(titles)
  await expect(articles.nth(20).getByRole('link')).toBeFocused()
  await expect(button(page, 'Show more articles')).toBeHidden()
  await expectAccessibleInBothThemes(page)

  await inDatabase((client) =>
    client.query(
      'INSERT INTO chat (low_user_id, high_user_id) VALUES (least($1, $2::int), greatest($1, $2))',
      [me.userId, ada.userId],
    ),
  )
  await page.reload()
  await expect(page.getByRole('link', { name: 'Message' })).toHaveAttribute('href', /^\/chat\/\d+$/)
})

test('the lists of followers open, load more by themselves, and can be followed from', {
  tag: '@full',
}, async ({ page }) => {
  test.slow()
  const me = await signInMember(page)
  const ada = await makePerson()
  await giveFollowers(ada.userId, 120)
  await letFollow(me.userId, ada.userId)
  await page.goto(`/user/@${ada.username}`)
  await button(page, '121 followers').click()
  const people = dialog(page).getByRole('listitem')
  await expect(people.first()).toContainText('You')
  await expect(people.nth(1)).toContainText('Follower 1')
  for (const shown of [50, 100]) {
    await expect.poll(() => people.count()).toBeGreaterThanOrEqual(shown)
    await people.nth(shown - 1).scrollIntoViewIfNeeded()
  }
  await expect(people).toHaveCount(121)
  const name = `@f${ada.userId}-120`
  await dialog(page)
    .getByRole('button', { name: `Follow ${name}` })
    .click()
  await expect(dialog(page).getByRole('button', { name: `Unfollow ${name}` })).toBeVisible()
  // The list is a history entry; opening a person from it replaces that entry.
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`@${ada.username}$`))
  await button(page, '121 followers').click()
  await dialog(page).getByRole('link', { name: 'Follower 70' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Follower 70' })).toBeVisible()
  await page.goBack()
  await expect(button(page, '121 followers')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await waitUntilClosed(page)

  await page.goto('/me')
  await expect(button(page, '0 followers')).toBeVisible()
  await button(page, '2 following').click()
  await expect(people).toHaveCount(2)
  await dialog(page)
    .getByRole('button', { name: `Unfollow ${name}` })
    .click()
  await expect(dialog(page).getByRole('button', { name: `Follow ${name}`, exact: true })).toBeVisible()
  await expect(people).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(button(page, '1 following')).toBeFocused()
  await button(page, '1 following').click()
  await expect(people).toHaveCount(1)
})

test('Settings decides what a profile shows, who may write and who is blocked', async ({ page, browser }) => {
  test.slow()
  // Slows Back down as on a busy phone: it must not undo the link that is pressed next.
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    history.back = () => setTimeout(back, 300)
  })
  const me = await signInMember(page)
  await inDatabase((client) =>
    client.query("UPDATE user_account SET first_name = 'Grace', bio = 'Ships' WHERE id = $1", [me.userId]),
  )
  const spammer = await makePerson({ first_name: 'Sam' })
  await inDatabase((client) =>
    client.query('INSERT INTO user_block (blocker_id, blocked_id) VALUES ($1, $2)', [
      me.userId,
      spammer.userId,
    ]),
  )
  await page.goto('/me')
  await button(page, 'Settings').click()
  await page.getByLabel('First name').fill('Grace B.')
  await page.getByRole('tab', { name: 'Privacy' }).click()
  await page.getByRole('switch', { name: 'First and last name' }).uncheck()
  await page.getByRole('switch', { name: 'Bio' }).uncheck()
  await page.getByRole('switch', { name: 'Your followers and following' }).uncheck()
  await page.getByRole('switch', { name: /vocabularies/ }).uncheck()
  await page.getByRole('switch', { name: /articles/ }).uncheck()
  await page.getByLabel('Who can start a chat with you').selectOption('People I follow')
  await expectAccessibleInBothThemes(page)
  await dialog(page)
    .getByRole('button', { name: `Unblock @${spammer.username}` })
    .click()
  await expect(dialog(page).getByText('You haven’t blocked anyone.')).toBeVisible()
  // The other tab still has what was typed.
  await page.getByRole('tab', { name: 'Profile' }).press('ArrowLeft')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Grace B.')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grace B.' })).toBeVisible()
  await page.getByRole('link', { name: 'View public profile' }).click()
  await expect(page.getByText('Other people can’t see your name, bio, follower lists')).toBeVisible()

  const context = await browser.newContext({ viewport: page.viewportSize()! })
  const other = await context.newPage()
  await signInMember(other)
  await other.goto(`/user/@${me.username}`)
  await expect(other.getByRole('heading', { level: 1, name: me.username })).toBeVisible()
  await expect(other.getByText('Grace')).toHaveCount(0)
  await expect(other.getByText('Ships')).toHaveCount(0)
  await expect(other.getByText('These lists are private')).toBeVisible()
  await expect(other.getByRole('button', { name: 'followers' })).toHaveCount(0)
  await expect(other.getByText(`@${me.username} doesn’t show this list.`)).toHaveCount(2)
  await expect(other.getByRole('button', { name: 'Message' })).toBeDisabled()
  await expect(other.getByText(`@${me.username} doesn’t accept messages from you.`)).toBeVisible()
  await context.close()
})

test.describe('refusals', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

  test('a member blocks, unblocks and reports another, and cannot find one who has blocked them', async ({
    page,
  }) => {
    test.slow()
    // Slows Back down as on a busy phone: it must not take away a dialog opened meanwhile, nor leave the page.
    await page.addInitScript(() => {
      const back = history.back.bind(history)
      history.back = () => setTimeout(back, 300)
    })
    const me = await signInMember(page)
    const ben = await makePerson({ first_name: 'Ben', articles: ['Out of the fog'] })
    await letFollow(ben.userId, me.userId)
    await letFollow(me.userId, ben.userId)
    await page.goto(`/user/@${ben.username}`)
    await menu(page, ben.username, /^Report/)
    await button(page, 'Send report').click()
    await expect(dialog(page).getByText('Choose a reason', { exact: true }).last()).toBeVisible()
    await expect(page.getByLabel('Reason')).toBeFocused()
    await page.getByLabel('Reason').selectOption('Harassment or bullying')
    await page.getByLabel('What happened?').fill('x'.repeat(2_001))
    await button(page, 'Send report').click()
    await expect(dialog(page).getByText('At most 2000 characters')).toBeVisible()
    await page.getByLabel('What happened?').fill('<b>Shouts</b> 🙉 ‏بصوت عال')
    await expectAccessibleInBothThemes(page)
    await button(page, 'Send report').click()
    await expect(toast(page, 'Your report is on its way')).toBeVisible()
    await expect(dialog(page)).toBeHidden()

    await menu(page, ben.username, /^Block/)
    await expect(dialog(page).getByText('They can’t find your profile any more.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, `More actions for @${ben.username}`)).toBeFocused()
    await menu(page, ben.username, /^Block/)
    await dialog(page).getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page.getByText(`You’ve blocked @${ben.username}.`)).toBeVisible()
    await expect(button(page, 'Follow')).toBeHidden()
    await expect(page.getByText('Follows you')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Out of the fog' })).toBeVisible()
    await button(page, 'Unblock').click()
    await expect(button(page, 'Follow')).toBeVisible()
    await expect(page.getByText('You’ve blocked')).toBeHidden()

    // Being blocked while the profile is open: a follow fails and is undone, and the page shows what it shows for any
    // unknown user.
    await inDatabase((client) =>
      client.query('INSERT INTO user_block (blocker_id, blocked_id) VALUES ($1, $2)', [
        ben.userId,
        me.userId,
      ]),
    )
    await button(page, 'Follow').click()
    await expect(toast(page, `You’re not following @${ben.username}. User not found`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await waitUntilClosed(page)
    for (const address of [
      '/user/@nobody.of.that.name',
      '/user/@x',
      '/user/@%00%20',
      `/user/${me.username}`,
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  })

  test('a follow that fails is undone, and parts that did not load can be tried again', {
    tag: '@full',
  }, async ({ page }) => {
    const me = await signInMember(page)
    const ada = await makePerson({ vocabularies: ['Sailing'] })
    const isOf = /\/api\/user-info\/@/
    await page.route(isOf, (route) => route.abort())
    await page.goto(`/user/@${ada.username}`)
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this profile' })).toBeVisible()
    await page.unroute(isOf)
    await page.route('**/api/user-info/vocabularies/**', (route) => route.abort())
    await button(page, 'Try again').click()
    await expect(page.getByText('We couldn’t load these vocabularies')).toBeVisible()
    await page.unroute('**/api/user-info/vocabularies/**')
    await button(page, 'Try again').click()
    await expect(page.getByRole('link', { name: 'Sailing' })).toBeVisible()

    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/user-info/follow/**', async (route) => {
      await held
      await route.abort()
    })
    await button(page, 'Follow').click()
    await expect(button(page, '1 follower')).toBeVisible()
    answer()
    await expect(button(page, '0 followers')).toBeVisible()
    await expect(button(page, 'Follow')).toBeVisible()
    await expect(toast(page, `You’re not following @${ada.username}.`)).toBeVisible()
    expect(await follows(me.userId, ada.userId)).toBe(false)
  })
})

test('a visitor reaches a profile through the login page', { tag: '@full' }, async ({ page }) => {
  const ada = await makePerson()
  await page.goto(`/user/@${ada.username}`)
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/user/@${ada.username}`)}`)
  await signInMember(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: ada.username })).toBeVisible()
  await expect(page).toHaveURL(`/user/@${ada.username}`)
})
