import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './test'

const page = (content: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${content}</main></body></html>`

test('the accessibility check looks inside frames', async ({ page: tab }) => {
  const inside = (image: string) =>
    `<iframe title="Frame" srcdoc='${page(image).replaceAll("'", '&#39;')}'></iframe>`
  await tab.setContent(page(inside('<img alt="A heron" src="data:,">')))
  await expectAccessible(tab)
  await tab.setContent(page(inside('<img src="data:,">')))
  await expect(expectAccessible(tab)).rejects.toThrow('image-alt')
})

test('the accessibility check finds colours that are too faint in the dark theme only', async ({
  page: tab,
}) => {
  const dark = (ink: string) =>
    `<style>@media (prefers-color-scheme: dark) { body { background: #111; color: ${ink} } }</style><p>Words</p>`
  await tab.setContent(page(dark('#eee')))
  await expectAccessibleInBothThemes(tab)
  await tab.setContent(page(dark('#333')))
  await expect(expectAccessibleInBothThemes(tab)).rejects.toThrow('color-contrast')
})

test('the accessibility check applies all rules in the dark theme in a full test run', async ({
  page: tab,
}) => {
  test.skip(!process.env.FULL, 'everyday runs check only colours in the dark theme (docs/decisions/016)')
  const hidden =
    '<style>img { display: none } @media (prefers-color-scheme: dark) { img { display: block } }</style>'
  await tab.setContent(page(`${hidden}<img src="data:,">`))
  await expect(expectAccessibleInBothThemes(tab)).rejects.toThrow('image-alt')
})
