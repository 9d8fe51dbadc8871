import { startProductVersion } from '../app/product-version'
import { readStoredKeys } from '../app/stored-keys'
import { gamesLeft, makeWordsDue, practiceWords } from '../learn-session'
import { inDatabase } from '../people'
import { answerGame } from './games'
import { giveWords, signInMember } from './people'
import { readText, tapWord } from './reading'
import { button, heading, Screen, wordPanel } from './screen'
import { engines, expect, test } from './test'

const story = 'The lighthouse keeper rowed out at dawn, and a heron watched him from the bank of the river.'

/** Number of practice sessions that are ready on the device. */
const countSessions = async (view: Screen) =>
  (await view.page.evaluate(readStoredKeys, { database: 'wordhoard-outbox', store: 'sessions' })).length

const countAnswers = (userId: number) =>
  inDatabase(async (client) => {
    const sql = 'SELECT count(*)::int AS count FROM answer_log WHERE user_id = $1'
    return (await client.query<{ count: number }>(sql, [userId])).rows[0]!.count
  })

for (const engine of engines) {
  test.describe(engine.name, () => {
    // What a browser says itself when nothing answers.
    test.use({ engine, allowedErrors: /NetworkError|network|Load failed|Fetch|404|50\d|CORS|ServiceWorker/i })
    test.setTimeout(300_000)

    test('without a server the app opens, a text can be read and a game played, which is sent later', async ({
      view: { page },
    }) => {
      const product = await startProductVersion()
      const view = new Screen(page, product.url)
      try {
        await page.goto(`${product.url}/robots.txt`)
        await page.evaluate(() => localStorage.setItem('visits', '{"count":1,"lastAt":0}'), null)
        const person = await signInMember(view)
        await giveWords(person, practiceWords.slice(0, 10))
        await makeWordsDue(person.userId)
        await readText(view, story)
        await tapWord(view, 'heron')
        await view.see(heading('heron', wordPanel))
        await view.open('/learn')
        await view.until('the app is kept', () =>
          page.evaluate(() => navigator.serviceWorker.controller !== null, null),
        )
        await view.until('games are made', async () => (await gamesLeft(person.userId)).length === 20)
        await view.until('a session is ready', async () => (await countSessions(view)) === 1)
        const [game] = await gamesLeft(person.userId)

        await product.stop()
        await view.open('/reading-mode')
        await view.waitForText('article', /rowed out at dawn/)
        await tapWord(view, 'heron')
        await view.see(heading('heron', wordPanel))
        await view.open('/learn')
        await view.waitForText('main', /We save your answers here/)
        await view.click(button('Start'))
        await answerGame(view, game!)
        await view.waitForText('[aria-label=Result]', /Correct/)
        expect(await countAnswers(person.userId)).toBe(0)

        await product.start()
        await view.until('the answer is sent', async () => (await countAnswers(person.userId)) === 1)
        await view.open('/main-vocabulary')
        await view.see({ css: 'a[href]', name: practiceWords[0]!, within: 'ul[aria-label="Saved words"]' })
      } finally {
        await page.goto('about:blank')
        await product.remove()
      }
    })
  })
}
