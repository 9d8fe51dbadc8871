import type { BrowserContext, Page } from '@playwright/test'
import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { type RunningServer, startServer } from '@wordhoard/testkit/server/start-server'
import { databaseUrl, inDatabase } from './people'
import { dataDir } from './server-settings'
import { expect, paste, tapWord, test, wordPanel } from './test'

const plain = `Our neighbours had a terrible row about money last night. We sat in the front row of the cinema.
The first chapter dealt with her childhood. They had a picnic on the bank of the river.
He went to Leeds early, although it was still light. The meeting has been put off until Friday.`

/** A tapped word with what the panel says of it: headword, sound, meaning in its sentence, translation. */
const taps = [
  ['went', 'go', 'ɡəʊ', /to move|to travel|to leave/, /gehen|fahren/],
  ['bank', 'bank', 'bæŋk', /river/, /Ufer/],
  ['childhood', 'childhood', 'ˈtʃaɪldhʊd', /child/, /Kindheit/],
  ['neighbours', 'neighbour', 'ˈneɪbə', /lives/, /Nachbar/],
  ['cinema', 'cinema', 'ˈsɪnəmə', /films?/, /Kino/],
] as const

/** Words that are only timed. */
const timed = [
  ['terrible', 'terrible'],
  ['money', 'money'],
  ['night', 'night'],
  ['front', 'front'],
  ['picnic', 'picnic'],
  ['river', 'river'],
  ['light', 'light'],
  ['meeting', 'meeting'],
  ['Friday', 'Friday'],
] as const

/** Number of other words that are tapped: a full run takes five times as many. */
const DRAWN = process.env.FULL ? 30 : 6

/** Starts a process of the product that the journey can stop. */
function startProcess(): Promise<RunningServer> {
  return startServer(['apps/api/dist/server.js'], '/api/ready', {
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
  })
}

/** Times taps in the page: from the press until a text stands in the panel. */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = { pressed: 0, wanted: '', shown: 0 }
    Object.assign(window, { tapTimes: times })
    document.addEventListener(
      'pointerdown',
      () => Object.assign(times, { pressed: performance.now(), shown: 0 }),
      true,
    )
    new MutationObserver(() => {
      if (times.shown > 0 || times.wanted === '') return
      const panel = document.querySelector('[data-word-info]')?.textContent ?? ''
      if (new RegExp(times.wanted).test(panel)) times.shown = performance.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

type Timed = Window & { tapTimes: { pressed: number; wanted: string; shown: number } }

/** Returns how long the last tap took, in ms, once it is answered. */
async function timeOfTap(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as Timed).tapTimes.shown > 0)
  const { pressed, shown } = await page.evaluate(() => (window as unknown as Timed).tapTimes)
  return Math.round(shown - pressed)
}

/** Reads a text as a German speaker on a second visit, and waits until the pack is on the device. */
async function readWithPack(context: BrowserContext, page: Page, url: string, plain: string): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('my-language', '{"lang":"de","show":"always","isAsked":true}')
    // The text was read here before.
    localStorage.setItem('has-read', '1')
  })
  await page.goto(`${url}/reading-mode`)
  await paste(page, { plain })
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('look-up-pack')), {
      timeout: 120_000,
      intervals: [500],
    })
    .toContain('"version"')
}

const soundOf = ({ pronunciations, definitions }: Spell) =>
  pronunciations[0] ?? definitions[0]?.pronunciations[0]

const includesAny = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part))

/** Draws words from the 25,000 commonest, which are all in the pack; the same ones each time. */
const drawWords = (count: number) =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ word: string }>(
      `SELECT spell_lower AS word FROM spell WHERE frequency_rank BETWEEN 1 AND 25000 AND spell_lower ~ '^[a-z]{3,}$'
         AND EXISTS (SELECT 1 FROM pronunciation WHERE spell_id = spell.id)
         AND EXISTS (SELECT 1 FROM definition WHERE spell_id = spell.id)
       ORDER BY md5('2027' || spell_lower) LIMIT $1`,
      [count],
    )
    return rows.map(({ word }) => word)
  })

test.use({
  // A server that is stopping answers 503, and then nothing.
  allowedErrors:
    /status of 503|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|request: /,
})

const sentenceOf = (word: string) => `They talked about ${word} for a while.`

/** Returns what the server answers of each word in its sentence, with German translations. */
async function lookUpOnline(page: Page, url: string, words: readonly string[]): Promise<Map<string, LookUp>> {
  const found = new Map<string, LookUp>()
  for (const text of words) {
    const params = { text, context: sentenceOf(text), lang: 'de' }
    found.set(text, await (await page.request.get(`${url}/api/dict/look-up`, { params })).json())
  }
  return found
}

/** Taps words and expects meanings, sounds and translations at once, on a device that is four times slower. */
async function timeTaps(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await watchTaps(page)
  const panel = wordPanel(page)
  const want = (wanted: string) =>
    page.evaluate((wanted) => Object.assign((window as unknown as Timed).tapTimes, { wanted }), wanted)
  const times: number[] = []
  for (const [word, headword, sound, meaning, translation] of [...taps, ...taps.slice(0, 1)]) {
    await want(meaning.source)
    await tapWord(page, word)
    await expect(panel.getByRole('heading', { name: headword, exact: true })).toBeVisible()
    await expect(panel.getByText(`/${sound}/`).first()).toBeVisible()
    // The sentence, which a phone hides, may have the word too.
    await expect(panel.getByText(meaning).filter({ visible: true }).first()).toBeVisible()
    await expect(panel.locator('bdi[lang="de"]').filter({ hasText: translation }).first()).toBeVisible()
    times.push(await timeOfTap(page))
  }
  for (const [word, headword] of process.env.FULL ? [...timed, ...timed] : timed) {
    // The sound follows the headword.
    await want(`${headword}(US )?/`)
    await tapWord(page, word)
    await expect(panel.getByRole('heading', { name: headword, exact: true })).toBeVisible()
    times.push(await timeOfTap(page))
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sorted = times.slice(1).sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)]!
  console.info(
    `Taps without a server, at 4× slowdown: first ${times[0]} ms, then ${times.slice(1).join(', ')} ms`,
  )
  console.info(`p95 ${p95} ms, median ${sorted[sorted.length >> 1]} ms (bar 50 ms on a quiet machine)`)
  // The first tap reads the sense model. The limit leaves room for a busy machine.
  expect(p95, `${times.join(', ')} ms`).toBeLessThan(500)
}

/** Taps words and expects one of the server's meanings, its sound and a translation; returns those without one. */
async function tapDrawn(page: Page, online: ReadonlyMap<string, LookUp>): Promise<string[]> {
  const panel = wordPanel(page)
  const read = async () => (await panel.textContent()) ?? ''
  const hasSound = (shown: string) => (entry: Spell) => shown.includes(`/${soundOf(entry)}/`)
  const untranslated: string[] = []
  for (const [word, { entries }] of online) {
    // A form such as “contents” may lead to the entry of its word first.
    await tapWord(page, word)
    const headwords = new RegExp(`^(${entries.map(({ spell_lower }) => spell_lower).join('|')})$`, 'i')
    await expect(panel.getByRole('heading', { name: headwords }).first()).toBeVisible()
    await expect.poll(async () => entries.some(hasSound(await read())), word).toBe(true)
    const own = entries.find(hasSound(await read()))!
    const findMeanings = async () => {
      const shown = await read()
      return own.definitions.filter(({ text }) => shown.includes(text))
    }
    await expect.poll(async () => (await findMeanings()).length, word).toBeGreaterThan(0)
    const translations = (await findMeanings()).flatMap((meaning) => meaning.translations ?? [])
    if (translations.length === 0) untranslated.push(word)
    else await expect.poll(async () => includesAny(await read(), translations), word).toBe(true)
  }
  return untranslated
}

test('the second visit fetches the look-up pack, which answers taps when the server is gone, also of words drawn from the commonest', {
  tag: '@full',
}, async ({ context, page }) => {
  test.setTimeout(240_000)
  const server = await startProcess()
  let isRunning = true
  try {
    const drawn = await drawWords(DRAWN)
    expect(drawn).toHaveLength(DRAWN)
    const online = await lookUpOnline(page, server.url, drawn)
    // The server makes the pack when it's first asked for, which takes it a while on a busy machine.
    const askForPack = async () => (await page.request.get(`${server.url}/api/dict/packs?lang=de`)).status()
    await expect.poll(askForPack, { timeout: 120_000 }).toBe(200)
    await readWithPack(context, page, server.url, [plain, ...drawn.map(sentenceOf)].join('\n\n'))
    const panel = wordPanel(page)
    await tapWord(page, 'early')
    await expect(panel.getByRole('heading', { name: 'early' })).toBeVisible()

    await server.stop()
    isRunning = false
    // The first call that fails shows that we're offline, which moves the text.
    await expect(async () => {
      await tapWord(page, 'money')
      await expect(panel.getByRole('heading', { name: 'money' })).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await timeTaps(context, page)
    // Both senses of a word, and a phrase.
    await tapWord(page, 'row', 0)
    await expect(panel.getByText(/argu/).first()).toBeVisible()
    await tapWord(page, 'row', 1)
    await expect(panel.getByText(/line of/).first()).toBeVisible()
    await tapWord(page, 'put')
    await expect(panel.getByRole('heading', { name: 'put off' })).toBeVisible()

    const untranslated = await tapDrawn(page, online)
    console.info(`${untranslated.length} of ${DRAWN} have no translation: ${untranslated.join(', ')}`)
    expect(untranslated.length).toBeLessThan(drawn.length)
  } finally {
    if (isRunning) await server.stop()
  }
})
