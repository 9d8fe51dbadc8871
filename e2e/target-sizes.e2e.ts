import { firstScreens } from '@wordhoard/testkit/measuring/first-screens'
import { expectAccessible, isPhone, test } from './test'

/** The window of Lighthouse, in CSS pixels. */
const lighthouse = [412, 823] as const
/** Windows of common phones. */
const phones = [lighthouse, [390, 844], [393, 852], [375, 667], [360, 640]] as const

test('on a phone the bottom bar leaves no target of a visitor’s first screen too small to hit', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens have no bottom bar')
  test.slow()
  for (const { name, path } of firstScreens.filter((screen) => !screen.isSignedIn)) {
    // A list has links in all its height, so one of them may lie under the bar at any size.
    for (const [width, height] of path === '/articles' ? phones : [lighthouse]) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      // What is partly under a bar counts as small as what is left of it.
      await test.step(`${name}, ${width} × ${height}`, () =>
        expectAccessible(page, { rules: ['target-size'] }))
    }
  }
})
