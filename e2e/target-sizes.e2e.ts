import { firstScreens } from '@wordhoard/testkit/measuring/first-screens'
import { expectAccessible, isPhone, test } from './test'

/** The window of Lighthouse. */
const phone = { width: 412, height: 823 }

test('on a phone the bottom bar leaves no target of a visitor’s first screen too small to hit', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens have no bottom bar')
  await page.setViewportSize(phone)
  // In the list of articles, where links lie depends on what other journeys have written.
  for (const { name, path } of firstScreens.filter((one) => !one.isSignedIn && one.path !== '/articles')) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    // What is partly under a bar counts as small as what is left of it.
    await test.step(name, () => expectAccessible(page, { rules: ['target-size'] }))
  }
})
