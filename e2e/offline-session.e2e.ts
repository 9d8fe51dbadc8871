import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '@wordhoard/testkit/server/start-server'
import { createChatter } from './chat-people'
import { gamesLeft, giveWords, makeWordsDue, playGame, practiceWords } from './learn-session'
import { toast } from './page-parts'
import { databaseUrl, inDatabase } from './people'
import { dataDir } from './server-settings'
import { expect, paste, tapWord, test, wordPanel } from './test'

/** Starts a server of this journey's own on the journeys' database, which it can stop. */
const startOwnServer = (port?: string): Promise<RunningServer> =>
  startServer(['apps/api/dist/server.js'], '/api/ready', {
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ...(port && { PORT: port }),
  })

/** Number of sounds and pictures that are stored for sessions. */
const storedMedia = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('wordhoard-sounds')).keys()).length)

/** Saves a word, marks another as known, and a third too, which is then undone. */
async function useWordsOffline(page: Page): Promise<void> {
  const panel = wordPanel(page)
  const lookUp = async (word: string) => {
    await tapWord(page, word)
    await expect(panel.getByRole('heading', { name: word, exact: true })).toBeVisible()
    // A word that is left sooner isn't counted as looked up.
    await page.waitForTimeout(1_500)
  }
  const markAsKnown = async (word: string) => {
    await lookUp(word)
    await panel.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Mark as known' }).click()
    await expect(toast(page, `“${word}” marked as known`)).toBeVisible()
  }
  await lookUp('heron')
  await panel.getByRole('button', { name: 'Save word' }).click()
  await expect(panel.getByRole('button', { name: 'Save word' })).toBeHidden()
  await markAsKnown('harbour')
  // On a phone, it covers the text.
  await toast(page, '“harbour” marked as known').getByRole('button', { name: 'Dismiss' }).click()
  await markAsKnown('weir')
  await toast(page, '“weir” marked as known').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Undone')).toBeVisible()
  await expect(page.getByText(/Offline: .*4 word changes/)).toBeVisible()
}

/** Number of answers that the server has of a user, and of the games that they were given to. */
const answersOf = (userId: number) =>
  inDatabase(async (client) => {
    const sql = `SELECT count(*)::int AS answers, count(DISTINCT (session_id, ordinal))::int AS games,
      count(*) FILTER (WHERE is_correct)::int AS correct FROM answer_log WHERE user_id = $1`
    return (await client.query(sql, [userId])).rows[0]
  })

/** What the server knows of a user's words: what they did with each (1 saved, 2 known), and how often they looked it up. */
const wordsOf = (userId: number, words: readonly string[]) =>
  inDatabase(async (client) => {
    const sql = `SELECT spell_lower AS word, mark, lookup_count AS look_ups FROM main_voc_item
      WHERE user_id = $1 AND spell_lower = ANY($2) ORDER BY spell_lower`
    return (await client.query(sql, [userId, words])).rows
  })

test('games, words and look-ups, while the server is stopped, are on it once when it is back', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  let server: RunningServer | undefined = await startOwnServer()
  try {
    const ada = await createChatter(browser)
    await giveWords(ada.api, practiceWords.slice(0, 10))
    await makeWordsDue(ada.userId)
    const reader = await ada.context.newPage()
    await reader.goto(`${server.url}/reading-mode`)
    await paste(reader, { plain: 'A heron stood by the weir near the harbour. A stoat ran by.' })
    await reader.getByRole('button', { name: 'Read', exact: true }).click()
    // What a tap needs is loaded once beforehand.
    await tapWord(reader, 'stoat')
    await wordPanel(reader).getByRole('button', { name: 'Save word' }).click()
    await expect(toast(reader, 'Word saved!')).toBeVisible()
    const { page } = ada
    await page.goto(`${server.url}/learn`)
    // Sessions are made ready a while after the page was loaded.
    await expect.poll(async () => (await gamesLeft(ada.userId)).length, { timeout: 60_000 }).toBe(20)
    const games = await gamesLeft(ada.userId)
    const addresses = games.flatMap(({ shown: { question, answers } }) =>
      [question, ...answers.filter((answer) => 'kind' in answer)].flatMap((shown) => [
        shown.audio_url,
        shown.image_url,
      ]),
    )
    const media = new Set(addresses.filter((address) => address !== undefined)).size
    await expect.poll(() => storedMedia(page), { timeout: 60_000 }).toBe(media)

    const { port } = new URL(server.url)
    await server.stop()
    server = undefined
    await ada.context.setOffline(true)
    await expect(page.getByText('You’re offline. 1 session ready to play.')).toBeVisible()
    await expect(page.getByText(/challenge or a class test needs the internet/)).toBeVisible()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    for (const [at, game] of games.entries()) {
      await playGame(page, game, 'mouse', at % 5 !== 0)
      await expect(page.locator('[data-played="failed"]')).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'Well done, that’s the session' })).toBeVisible()
    await expect(page.getByText('16 of 20 right')).toBeVisible()
    await useWordsOffline(reader)
    expect(await answersOf(ada.userId)).toMatchObject({ answers: 0 })

    server = await startOwnServer(port)
    await ada.context.setOffline(false)
    await expect
      .poll(() => answersOf(ada.userId), { timeout: 30_000 })
      .toEqual({ answers: 20, games: 20, correct: 16 })
    await expect
      .poll(() => wordsOf(ada.userId, ['heron', 'harbour', 'weir']), { timeout: 30_000 })
      .toEqual([
        { word: 'harbour', mark: 2, look_ups: 1 },
        { word: 'heron', mark: 1, look_ups: 1 },
        { word: 'weir', mark: 0, look_ups: 1 },
      ])
    await ada.context.close()
  } finally {
    await server?.stop()
  }
})
