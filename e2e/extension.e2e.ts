import { expect, type Page } from '@playwright/test'
import { type Extension, server, test } from './extension-browser'
import { expectAccessible, tapWord, wordPanel } from './test'

test.skip(({ isMobile }) => isMobile, 'phones have no extensions')

async function ready({ setServer }: Extension): Promise<void> {
  const options = await setServer(server)
  await expect(options.getByText(`Saved. Wordhoard answers at ${server}.`)).toBeVisible()
  await options.close()
}

async function open({ context }: Extension, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Returns the reader's tab that an action opens. */
async function readerAfter({ context }: Extension, action: () => Promise<unknown>): Promise<Page> {
  const opened = context.waitForEvent('page', ({ url }) => url !== undefined)
  await action()
  const page = await opened
  await expect(page).toHaveURL(`${server}/reading-mode-external`)
  return page
}

test.describe('a news page', () => {
  // Its images come from a server without https, so the reader does not show them.
  test('is read in the reader with its structure and without its clutter', async ({ extension, pages }) => {
    await ready(extension)
    const news = await open(extension, `${pages}/news`)
    const popup = await extension.openPopup(news)
    const reader = await readerAfter(extension, () => popup.press('Read this page'))
    const article = reader.getByRole('article')

    await expect(article.getByRole('heading', { level: 1 })).toHaveText('The lamplighters who came back')
    await expect(article).toContainText('Nora Penhale, The Estuary Post')
    await expect(article.getByRole('heading', { level: 2 })).toHaveText([
      'A ladder and a box of matches',
      'The council changes its mind',
    ])
    await expect(article.getByRole('listitem')).toHaveText([
      'a ladder that reaches four metres;',
      'a key, cut from a photograph in the museum;',
      'the patience to write eleven letters.',
    ])
    await expect(article.locator('.bold', { hasText: 'get used to it' })).toBeVisible()
    await expect(article.locator('.italic', { hasText: 'mentioning' })).toBeVisible()
    await expect(article.locator('blockquote')).toContainText('It is there so that you can be seen.')
    await expect(article.locator('figcaption')).toContainText('Walter Tregear lights the lamp')
    await expect(article).toContainText('where the last lamp has just gone on')

    const clutter =
      /privacy|partners|mattress|kettle|Share on|Copy link|More on this story|heating bill|inbox|unsubscribe|Comments|uncle|Towns|Most read|seagull|rights reserved|mega menu|Skip to/i
    expect(await article.textContent()).not.toMatch(clutter)
    expect(await reader.evaluate(() => sessionStorage.getItem('readingModeTitle'))).toBe(
      'The lamplighters who came back',
    )
    expect(
      await news.evaluate(() => [document.querySelectorAll('.cookie, .advert, .related').length]),
    ).toEqual([3])

    await tapWord(reader, 'lamps', 1)
    await expect(wordPanel(reader).getByRole('heading', { name: 'lamp', exact: true })).toBeVisible()
    await reader.reload()
    await expect(article).toContainText('On the first evening of November')
  })

  test('is read from the context menu, and so is a selection', { tag: '@full' }, async ({
    extension,
    pages,
  }) => {
    await ready(extension)
    const news = await open(extension, `${pages}/news`)
    // Opening the popup grants permission for this page, as choosing from the menu does.
    const popup = await extension.openPopup(news)
    await popup.expectText(/Read this page/)
    const whole = await readerAfter(extension, () => extension.chooseMenu('read-page'))
    await expect(whole.getByRole('article')).toContainText('On the first evening of November')

    await news.bringToFront()
    await news.evaluate(() => {
      const list = document.querySelector('.rich-text__block ul')!
      getSelection()!.selectAllChildren(list.parentElement!)
    })
    const part = await readerAfter(extension, () => extension.chooseMenu('read-selection'))
    await expect(part.getByRole('article').getByRole('listitem')).toHaveCount(3)
    await expect(part.getByRole('article')).toContainText('it turned out, was not much')
    await expect(part.getByRole('article')).not.toContainText('On the first evening')
  })
})

test.describe('a hostile page', () => {
  test.use({ allowedErrors: /localhost|javascript:|hacked|status of 404/ })

  test('is read without any of its code being run', async ({ extension, pages }) => {
    await ready(extension)
    const page = await open(extension, `${pages}/hostile`)
    // The unsanitised page does run its code: the check is able to fail.
    await expect(page).toHaveTitle('hacked')
    const popup = await extension.openPopup(page)
    const reader = await readerAfter(extension, () => popup.press('Read this page'))
    const article = reader.getByRole('article')
    await expect(article).toContainText('The pond is small.')
    await expect(article).toContainText('flowers that have nothing to say to bees')
    await expect(
      article.locator('script, svg, math, iframe, form, input, a, [onclick], [onerror], [style*=java]'),
    ).toHaveCount(0)
    await article.getByText('loudly').click()
    await expect(reader).toHaveTitle(/^Reading Mode/)
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  })
})

test('plain text can be read too', { tag: '@full' }, async ({ extension, pages }) => {
  await ready(extension)
  const note = await open(extension, `${pages}/note.txt`)
  const popup = await extension.openPopup(note)
  const reader = await readerAfter(extension, () => popup.press('Read this page'))
  await expect(reader.getByRole('article').locator('p', { hasText: 'It will be back at six.' })).toBeVisible()
})

test('the popup looks up words, starting with the selected one', async ({ extension, pages }) => {
  await ready(extension)
  const news = await open(extension, `${pages}/news`)
  await news.evaluate(() => {
    const text = document.querySelector('.standfirst em')!
    getSelection()!.selectAllChildren(text)
  })
  const popup = await extension.openPopup(news)
  await popup.expectText(/Read selection[\s\S]*pensioner[\s\S]*noun[\s\S]*stopped working/)
  const lookUp = (word: string) =>
    popup.evaluate(
      `document.getElementById('word').value = '${word}'; document.getElementById('look-up').requestSubmit()`,
    )
  await lookUp('mice')
  await popup.expectText(/mouse[\s\S]*\/maʊs\//)
  expect(await popup.evaluate("document.querySelector('.more a').href")).toMatch(
    new RegExp(`^${server}/word/\\d+$`),
  )
  // The language of the options, stored as they do.
  await popup.evaluate("chrome.storage.local.set({ lang: 'de' })")
  await lookUp('mouse')
  await popup.expectText(/mouse[\s\S]*Maus/)
  await lookUp('qzxvkw')
  await popup.expectText(/“qzxvkw” isn’t in Wordhoard’s dictionary/)
  await lookUp('<img src=x onerror=alert(1)>')
  await popup.expectText(/“<img src=x onerror=alert\(1\)>” isn’t in/)
})

test.describe('without a readable page or a server', () => {
  // The browser itself reports failed calls.
  test.use({ allowedErrors: /Failed to load resource|ERR_CONNECTION_REFUSED/ })

  test('pages that cannot be read say so', { tag: '@full' }, async ({ extension, pages }) => {
    await ready(extension)
    const empty = await open(extension, `${pages}/empty`)
    const popup = await extension.openPopup(empty)
    await popup.press('Read this page')
    await popup.expectText(/We found no article on this page/)

    const own = await open(extension, 'chrome://version/')
    const closed = await extension.openPopup(own)
    await closed.press('Read this page')
    await closed.expectText(/Your browser doesn’t let extensions read its own pages/)
  })

  test('a server that does not answer is saved only if the user insists', { tag: '@full' }, async ({
    extension,
    pages,
  }) => {
    const nowhere = 'http://127.0.0.1:9'
    const options = await extension.setServer(nowhere)
    await expect(options.getByText(`Wordhoard doesn’t answer at ${nowhere}.`)).toBeVisible()
    await expectAccessible(options)
    await options.reload()
    await expect(options.getByRole('textbox')).toHaveValue(/^https?:\/\/(?!127\.0\.0\.1:9$)/)
    await options.getByRole('textbox').fill('two words')
    await options.getByRole('button', { name: 'Check and save' }).click()
    await expect(options.getByText('This isn’t a web address.')).toBeVisible()
    await options.getByRole('textbox').fill(nowhere)
    await options.getByRole('button', { name: 'Check and save' }).click()
    await options.getByRole('button', { name: 'Save anyway' }).click()
    await expect(options.getByText('Saved, but nothing answers there yet.')).toBeVisible()

    const news = await open(extension, `${pages}/news`)
    const popup = await extension.openPopup(news)
    await popup.press('Read this page')
    await popup.expectText(/We can’t reach the server/)
    await popup.evaluate(
      "document.getElementById('word').value = 'lamp'; document.getElementById('look-up').requestSubmit()",
    )
    await popup.expectText(/We can’t reach the server[\s\S]*We can’t reach the server/)
    expect(extension.context.pages().map((page) => page.url())).not.toContain(
      `${nowhere}/reading-mode-external`,
    )
  })
})
