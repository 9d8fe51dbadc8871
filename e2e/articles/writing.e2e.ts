import type { Page } from '@playwright/test'
import { apiOf } from '../api-of'
import { dialog } from '../page-parts'
import { signInMember } from '../people'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../test'
import { article, bar, createArticle } from './article-pages'

const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Text' })
const toolbar = (page: Page) => dialog(page).getByRole('toolbar', { name: 'Formatting' })
const tool = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Returns an article's Markdown as the server has it. */
async function markdownOf(page: Page, id: number): Promise<string> {
  const api = await apiOf(page)
  return (await api<{ md_content: string }>('GET', `/articles/id/${id}`)).md_content
}

/** Pastes into the text, as if from another program. */
async function pasteText(page: Page, html: string, plain = 'plain'): Promise<void> {
  await text(page).evaluate(
    (field, content) => {
      const data = new DataTransfer()
      data.setData('text/plain', content.plain)
      data.setData('text/html', content.html)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { html, plain },
  )
}

test('an article is written with the keyboard, saved as Markdown, and stays so until its text changes', async ({
  page,
}) => {
  await signInMember(page)
  await page.goto('/my-articles')
  await page.getByRole('button', { name: 'New article' }).click()
  await dialog(page).getByLabel('Title').fill('Low tide')
  const place = await toolbar(page).boundingBox()
  await text(page).click()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('The harbour')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The gulls were ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('loud')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' and the old ')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('fishermen')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(' quietly mended their nets on the quay. See ')
  await page.keyboard.press('Control+k')
  await dialog(page).getByLabel('Link address').fill('javascript:pwned()')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Type a web or email address, like example.org.')).toBeVisible()
  await dialog(page).getByLabel('Link address').fill('example.org')
  await page.keyboard.press('Enter')
  // The toolbar takes the place of the form again, and the text has the focus.
  await expect(text(page)).toBeFocused()
  await expect(tool(page, 'Heading')).toBeVisible()
  await page.keyboard.press('Enter')
  // The toolbar is one tab stop, with arrow keys inside.
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Heading')).toBeFocused()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bulleted list')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Bulleted list')).toHaveAttribute('aria-pressed', 'true')
  // The editor takes the focus back in the next frame.
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('herring')
  await page.keyboard.press('Enter')
  await page.keyboard.type('mackerel')
  await expect(dialog(page).getByText(/Level: (About )?[ABC][12]/)).toBeVisible()
  expect(await toolbar(page).boundingBox()).toEqual(place)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save Article' }).click()
  await expect(article(page).getByRole('heading', { name: 'The harbour' })).toBeVisible()
  await expect(article(page).locator('.bold')).toHaveText('loud')
  await expect(article(page).getByRole('listitem')).toHaveText(['herring', 'mackerel'])
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const written =
    '## The harbour\n\nThe gulls were **loud** and the old *fishermen* quietly mended their nets on the quay. See [example.org](https://example.org)\n\n- herring\n- mackerel'
  expect(await markdownOf(page, id)).toBe(written)

  // Escape leaves the link's address, not the editor; and what is undone was never changed.
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await text(page).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('x')
  await expect(dialog(page).getByText('We keep your changes in this browser')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(dialog(page).getByText('We keep your changes in this browser')).toBeHidden()
  await dialog(page).getByLabel('Title').fill('High tide')
  await dialog(page).getByRole('button', { name: 'Update Article' }).click()
  await expect(page).toHaveTitle(/^High tide/)
  expect(await markdownOf(page, id)).toBe(written)
})

test('an article with HTML is edited as Markdown, and its text stays as written when only the title changes', {
  tag: '@phone',
}, async ({ page }) => {
  await signInMember(page)
  const md_content = 'One <mark>two</mark>.  \r\n\r\n*  three\r\n\r\n\r\n_four_   \r\n'
  const id = await createArticle(page, { md_content })
  await page.goto(`/article/${id}`)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  const reason = dialog(page).getByText('This article uses HTML, so you edit it as Markdown.')
  await expect(reason).toBeVisible()
  await tool(page, 'Write').click()
  await expect(reason).toBeVisible()
  await expect(text(page)).toHaveValue(/<mark>two<\/mark>/)
  await dialog(page).getByLabel('Title').fill('Another title')
  await dialog(page).getByRole('button', { name: 'Update Article' }).click()
  await expect(page).toHaveTitle(/^Another title/)
  expect(await markdownOf(page, id)).toBe(md_content)
})

const word = `<html xmlns:o="urn:x"><body><h1>Tides</h1><p class=MsoNormal>Low <b>water</b><o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>one</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>two</p></body></html>`
const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><h3>Boats</h3><p><span style="font-style:italic">The</span><span> quay and <a href="https://example.org/x">a link</a></span></p></b>`
const web = `<article><blockquote><p>Said</p></blockquote><table><tr><td>Boats</td><td>12</td></tr></table><p><a href="javascript:pwned()">tap</a><img src="https://example.org/x.png"></p></article>`

test('pasted text keeps its headings, emphasis, lists, quotations and links', { tag: '@phone' }, async ({
  page,
}) => {
  await signInMember(page)
  await page.goto('/my-articles')
  await page.getByRole('button', { name: 'New article' }).click()
  await expect(text(page)).toBeVisible()
  const place = await toolbar(page).boundingBox()
  await text(page).click()
  await pasteText(page, word)
  // The first Enter begins another item, the second leaves the list.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await pasteText(page, docs)
  await page.keyboard.press('Enter')
  await pasteText(page, web)
  await expectAccessibleInBothThemes(page)
  await tool(page, 'Markdown').click()
  await expect(text(page)).toHaveValue(
    '## Tides\n\nLow **water**\n\n- one\n- two\n\n### Boats\n\n*The* quay and [a link](https://example.org/x)\n\n> Said\n\nBoats – 12\n\ntap',
  )
  await tool(page, 'Write').click()
  await expect(text(page).getByRole('heading', { name: 'Boats' })).toBeVisible()
  // Neither the level nor the notice about the draft has moved anything.
  await expect(dialog(page).getByText('We keep your changes in this browser')).toBeVisible()
  expect(await toolbar(page).boundingBox()).toEqual(place)
})
