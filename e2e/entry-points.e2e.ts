import type { Page } from '@playwright/test'
import { MARK } from '@wordhoard/reading-html/testing/hostile-html'
import { ankiDeck } from '@wordhoard/testkit/files/anki-deck'
import { docxBytes, epubBytes } from '@wordhoard/testkit/files/book-files'
import { findPayloadTraces, watch } from './hostile-page'
import { inDatabase, signInMember } from './people'
import { expect, paste, skipOnPhoneUnlessFull, test } from './test'

/** Pieces of markup, each of which runs by itself if it is inserted into a page unchanged. */
const hostile = [
  `<img src=x onerror=${MARK}>`,
  `<svg onload=${MARK}></svg>`,
  `<details open ontoggle=${MARK}>x</details>`,
  `<iframe srcdoc="<script>parent.${MARK}</script>"></iframe>`,
  `<video><source onerror=${MARK}></video>`,
]
const html = `<p>Begin.</p>${hostile.join('<p>tap</p>')}<p>End.</p>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Paragraphs of a Word document: one with text, one with a link field. */
const wordText = (text: string) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`
const wordLink = (address: string, text: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "${escaped(address)}"</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${text}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

/** Stores an article without the server's sanitiser, and opens it. */
async function openUncleaned(page: Page, access: 'public' | 'private'): Promise<void> {
  const { userId } = await signInMember(page)
  const id = await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO article (user_id, title, access_modifier, md_content, raw_content, html)
       VALUES ($1, 'Uncleaned', $2, 'x', 'x', $3) RETURNING id`,
      [userId, access, html],
    )
    return rows[0]!.id
  })
  await page.goto(`/article/${id}`)
  await expect(page.getByRole('article')).toContainText('End.')
}

/** Ways in which foreign HTML reaches the client, each up to the point where its text is on the screen. */
const entries: Record<string, (page: Page) => Promise<void>> = {
  'the clipboard': async (page) => {
    await page.goto('/reading-mode')
    await paste(page, { plain: 'Begin. End.', html })
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('End.')
  },
  'the clipboard, into the editor of articles': async (page) => {
    await signInMember(page)
    await page.goto('/my-articles')
    await page.getByRole('button', { name: 'New article' }).click()
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
    await paste(page, { plain: 'Begin. End.', html })
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('End.')
  },
  'a message of the extension': async (page) => {
    await page.goto('/reading-mode-external')
    await expect(page.getByRole('heading', { name: 'Waiting for your article' })).toBeVisible()
    await page.evaluate(
      ({ content, short }) =>
        window.postMessage(
          { from: 'wordhoard-extension', content, title: short, byline: short, textContent: 'x' },
          location.origin,
        ),
      { content: html, short: hostile[0]! },
    )
    await expect(page.getByRole('article')).toContainText('End.')
  },
  'what the session holds': async (page) => {
    await page.goto('/reading-mode-external')
    await page.evaluate((text) => sessionStorage.setItem('readingModeText', text), html)
    await page.reload()
    await expect(page.getByRole('article')).toContainText('End.')
  },
  'a book': async (page) => {
    await page.goto('/reading-mode')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open a file' }).click()
    const bytes = epubBytes({
      pages: { 'a.xhtml': html },
      metadata: `<dc:title>${MARK}&lt;img src=x onerror=${MARK}></dc:title>`,
    })
    await (await chooser).setFiles({ name: 'book.epub', mimeType: '', buffer: bytes })
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('button').first().click()
    await expect(page.getByRole('article')).toContainText('End.')
  },
  'a Word document': async (page) => {
    await page.goto('/reading-mode')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open a file' }).click()
    const bytes = docxBytes(
      `${wordText(hostile.join(' '))}${wordLink(`javascript:${MARK}`, 'tap')}${wordText('End.')}`,
    )
    await (await chooser).setFiles({ name: 'letter.docx', mimeType: '', buffer: bytes })
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('End.')
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    const article = page.getByRole('article')
    await expect(article).toContainText('End.')
    await article.getByText('tap', { exact: true }).click()
  },
  'an article that the server has not cleaned': (page) => openUncleaned(page, 'private'),
  'an Anki deck': async (page) => {
    await signInMember(page)
    await page.goto('/main-vocabulary')
    await page.getByRole('button', { name: 'Add words' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('File with words').setInputFiles(ankiDeck('hostile-deck'))
    await expect(dialog).toContainText('walrus')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toContainText(/will be added/)
  },
}

/**
 * Records every text with the mark that is prepared for parsing, as the sanitiser (or a replacement for it) receives
 * it.
 */
async function watchGate(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const handed: string[] = []
    Object.assign(window, { handed })
    const note = (pattern: unknown, text: string) => {
      const seekTags = pattern instanceof RegExp && pattern.source.startsWith('<')
      if (seekTags && text.includes(mark) && !handed.includes(text)) handed.push(text)
    }
    const { replace } = String.prototype
    const { exec } = RegExp.prototype
    Object.assign(String.prototype, {
      replace(this: string, pattern: RegExp, by: () => string) {
        note(pattern, String(this))
        return replace.call(this, pattern, by)
      },
    })
    Object.assign(RegExp.prototype, {
      exec(this: RegExp, text: string) {
        note(this, String(text))
        return exec.call(this, text)
      },
    })
  }, MARK)
}

/** Images are not loaded. If the policy had to stop anything, it would report that on the console. */
const notLoaded = /^request: |net::ERR_FAILED|status of 404/
/**
 * For a page that is not well-formed XML, Chromium first builds an error report with inline styles; then it is read as
 * HTML.
 */
const inBook = new RegExp(`${notLoaded.source}|Applying inline style`)

const hasRun = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-ran') || window.name === 'ran')

for (const [name, enter] of Object.entries(entries)) {
  test.describe(`hostile markup from ${name}`, () => {
    // Everyday runs take one of these: the test below, without the policy, is stricter.
    test.describe('with the policy', { tag: name.startsWith('the clipboard') ? [] : '@full' }, () => {
      test.use({ allowedErrors: name === 'a book' ? inBook : notLoaded })

      test('does nothing', async ({ page }) => {
        skipOnPhoneUnlessFull(page)
        const { found } = await watch(page)
        await enter(page)
        expect(await findPayloadTraces(page)).toEqual([])
        expect(found).toEqual([])
      })
    })

    test.describe('without the policy', () => {
      test.use({ allowedErrors: /./, bypassCSP: true })

      test('does nothing, but would run without the sanitiser: the check is able to fail', async ({
        page,
      }) => {
        skipOnPhoneUnlessFull(page)
        await watch(page)
        await watchGate(page)
        await enter(page)
        expect(await hasRun(page)).toBe(false)
        const handed = await page.evaluate(() => (window as unknown as { handed: string[] }).handed)
        expect(handed.length).toBeGreaterThan(0)
        // Inserts the same texts unsanitised. An empty title, as XML writes it, would swallow the rest.
        await page.evaluate((texts) => {
          for (const text of texts) {
            const place = document.createElement('div')
            document.body.append(place)
            place.innerHTML = text.replaceAll('<title/>', '')
            for (const link of place.querySelectorAll<HTMLElement>('a[href^="javascript:"]')) link.click()
          }
        }, handed)
        await expect.poll(() => hasRun(page)).toBe(true)
      })
    })
  })
}

// The client sanitises what it renders (above), but not a public article that the server has rendered into the page.
test.describe('a public article that the server has not cleaned', { tag: '@full' }, () => {
  test.describe('with the policy', () => {
    test.use({ allowedErrors: /./ })

    test('runs nothing', async ({ page }) => {
      skipOnPhoneUnlessFull(page)
      await watch(page)
      await openUncleaned(page, 'public')
      expect(await hasRun(page)).toBe(false)
    })
  })

  test.describe('without the policy', () => {
    test.use({ allowedErrors: /./, bypassCSP: true })

    test('runs: the check is able to fail', async ({ page }) => {
      skipOnPhoneUnlessFull(page)
      await watch(page)
      await openUncleaned(page, 'public')
      await expect.poll(() => hasRun(page)).toBe(true)
    })
  })
})
