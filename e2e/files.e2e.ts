import type { Page } from '@playwright/test'
import { docxBytes, epubBytes } from '@wordhoard/testkit/files/book-files'
import { expect, expectAccessible, isPhone, tapWord, test, wordPanel } from './test'

interface Given {
  readonly name: string
  readonly bytes: Buffer
}

/** Chooses a file with the button, as in the browser's own dialog. */
async function choose(page: Page, { name, bytes }: Given): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await (await chooser).setFiles({ name, mimeType: '', buffer: bytes })
}

/** Drags a file over the page and drops it. */
async function drop(page: Page, { name, bytes }: Given): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      transfer.items.add(new File([bytes], name))
      return transfer
    },
    { name, base64: bytes.toString('base64') },
  )
  // Only then does the page listen for drops.
  await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible()
  const main = page.getByRole('main')
  await main.dispatchEvent('dragenter', { dataTransfer: data })
  await expect(page.getByText('Drop your file to read it')).toBeVisible()
  await main.dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('Drop your file to read it')).toHaveCount(0)
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title (optional)' })
const read = (page: Page) => page.getByRole('button', { name: 'Read', exact: true }).click()

/** Returns enough paragraphs for a few screens. */
const long = (about: string) =>
  Array.from(
    { length: 40 },
    (_, index) =>
      `<p>Of the ${about}, number ${index} said that the weather had been a great deal worse.</p>`,
  ).join('')

const book = {
  name: 'lighthouse.epub',
  bytes: epubBytes({
    pages: {
      'a.xhtml': `<h2>The Rock</h2><p>The keeper rowed out at dawn.</p>${long('gulls')}`,
      'b.xhtml': `<h2>The Storm</h2><p onclick="document.title='hacked'">The lamp went out at midnight.</p>
        <script>document.title = 'hacked'</script>${long('terns')}`,
      'c.xhtml': '<h2>The Calm</h2><p>In the morning there was tea.</p>',
    },
  }),
}

test('a text file in an old encoding is dropped, read as paragraphs, and can be undone', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/reading-mode')
  await editor(page).fill('My own words.')
  const text = 'CHAPTER I\r\n\r\n\u0093It\u0092s a caf\u00e9,\u0094 she said.\r\n\r\nHe did not answer.'
  await drop(page, { name: 'two_chairs.txt', bytes: Buffer.from(text, 'latin1') })
  await expect(title(page)).toHaveValue('two chairs')
  await expect(editor(page).getByRole('heading', { name: 'CHAPTER I' })).toBeVisible()
  await expect(editor(page).locator('p').first()).toHaveText('“It’s a café,” she said.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toHaveText('My own words.')
  await expect(title(page)).toHaveValue('')
})

test('a Word document is chosen and read with its headings, lists and emphasis', async ({ page }) => {
  const run = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const bytes = docxBytes(
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('The quay')}</w:p>
     <w:p>${run('She sat on the ')}${run('bank', '<w:i/>')}${run(' of the river and watched the boats.')}</w:p>
     <w:tbl><w:tr><w:tc><w:p>${run('High water')}</w:p></w:tc></w:tr></w:tbl>`,
    '<dc:title>A quiet afternoon</dc:title><dc:creator>N. Penhale</dc:creator>',
  )
  await page.goto('/reading-mode')
  await choose(page, { name: 'letter.docx', bytes })
  await expect(title(page)).toHaveValue('A quiet afternoon')
  await expectAccessible(page)
  await read(page)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 }).first()).toHaveText('A quiet afternoon')
  await expect(article).toContainText('N. Penhale')
  await expect(article.getByRole('heading', { name: 'The quay' })).toBeVisible()
  await expect(article.locator('.italic')).toHaveText('bank')
  await expect(article.getByRole('cell')).toHaveText('High water')
  await tapWord(page, 'boats')
  await expect(wordPanel(page).getByRole('heading', { name: 'boat', exact: true })).toBeVisible()
})

test('subtitles are joined into sentences', { tag: '@full' }, async ({ page }) => {
  const cues = [
    '1\n00:00:01,000 --> 00:00:03,000\n<i>The tide was out,</i>\nand the harbour',
    '2\n00:00:03,200 --> 00:00:05,000\nsmelt of rope.',
    '3\n00:00:05,100 --> 00:00:07,000\n- Are you cold?\n- No.',
  ]
  await page.goto('/reading-mode')
  await drop(page, { name: 'harbour.srt', bytes: Buffer.from(cues.join('\n\n')) })
  await expect(editor(page).locator('p')).toHaveText([
    'The tide was out, and the harbour smelt of rope.',
    'Are you cold?',
    'No.',
  ])
})

// A long journey, because it is one story; machines may be slow.
test('a book shows its contents; chapters are read one after another, and each keeps its reading place', async ({
  page,
}) => {
  test.slow()
  await page.goto('/reading-mode')
  await choose(page, book)
  const contents = page.getByRole('dialog', { name: 'The Lighthouse' })
  await expect(contents.getByRole('button', { name: /^The/ })).toHaveText([
    'The Rock',
    'The Storm',
    'The Calm',
  ])
  await expect(contents).toContainText('A. Keeper · 3 chapters')
  await expectAccessible(page)
  await contents.getByRole('button', { name: 'The Rock' }).click()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading')).toHaveText(['The Rock'])
  await expect(article).toContainText('A. Keeper, The Lighthouse')

  const pane = page.getByRole('region', { name: 'Text', exact: true })
  const top = () => pane.evaluate((element) => element.scrollTop)
  await pane.evaluate((element) => element.scrollTo({ top: 700 }))
  const stored = () => page.evaluate(() => sessionStorage.getItem('readingModePlace'))
  await expect.poll(stored).not.toBe(null)
  await page.getByRole('button', { name: 'Next chapter: The Storm' }).click()
  await expect(article).toContainText('The lamp went out at midnight.')
  await expect.poll(top).toBe(0)
  await expect(page).toHaveTitle(/^Reading Mode/)

  // After a reload the book is still there, and the previous chapter opens at its reading place.
  await page.reload()
  await expect(article).toContainText('The lamp went out at midnight.')
  await page.getByRole('button', { name: 'Previous chapter: The Rock' }).click()
  await expect(article).toContainText('The keeper rowed out at dawn.')
  await expect.poll(top).toBeGreaterThan(600)

  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Reading menu' }).click()
    await page.getByRole('menuitem', { name: 'Contents' }).click()
  } else
    await page
      .getByRole('region', { name: 'Reading actions' })
      .getByRole('button', { name: 'Contents' })
      .click()
  await expect(contents.getByRole('button', { name: 'The Rock' })).toHaveAttribute('aria-current', 'true')
  await contents.getByRole('button', { name: 'The Calm' }).click()
  await expect(article).toContainText('there was tea')
  await expect(page.getByRole('button', { name: /^Next chapter/ })).toHaveCount(0)

  // When opened again, the book is where it was.
  await page.getByRole('button', { name: 'Reading menu' }).click()
  await page.getByRole('menuitem', { name: 'New text' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New text' }).click()
  await choose(page, book)
  await expect(contents.getByRole('button', { name: 'The Calm' })).toHaveAttribute('aria-current', 'true')
  await contents.getByRole('button', { name: 'The Rock' }).click()
  await expect(article).toContainText('The keeper rowed out at dawn.')
  await expect.poll(top).toBeGreaterThan(600)
})

test('a file that cannot be read gives the reason and leaves the text as it was', async ({ page }) => {
  await page.goto('/reading-mode')
  await editor(page).fill('My own words.')
  const messages = page.getByRole('region', { name: /^Messages/ })
  const locked = epubBytes({ pages: { 'a.xhtml': '<p>One.</p>' }, more: { 'META-INF/license.lcpl': '{}' } })
  await choose(page, { name: 'locked.epub', bytes: locked })
  await expect(messages.getByText(/locked\.epub: This book is protected \(DRM\)/)).toBeVisible()
  await choose(page, { name: 'cut.epub', bytes: book.bytes.subarray(0, 900) })
  await expect(messages.getByText(/cut\.epub: This file isn’t complete/)).toBeVisible()
  await drop(page, { name: 'scan.pdf', bytes: Buffer.from('%PDF-1.7') })
  await expect(messages.getByText(/We can’t read PDF files/)).toBeVisible()
  await expect(editor(page)).toHaveText('My own words.')
})
