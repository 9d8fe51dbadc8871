import type { Game } from '@wordhoard/contracts/learning'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, learningCall, sendAnswer } from '../../../testing/learner'
import { randomChanges } from '../../../testing/random-changes'
import { openTestApp, type TestApp } from '../../../testing/test-app'

/** What this test uses of the web client, which is compiled for browsers only. */
interface Tab {
  /** Returns when it was done, by the device's clock. */
  add(kind: 'answer' | 'word' | 'lookup', key: string, content: object): Promise<number>
  send(): Promise<void>
  count(): Promise<{ waiting: number; refused: number }>
  kill(): void
}
interface Device {
  isOnline: boolean
  answersToLose: number
  clockError: number
  openTab(): Promise<Tab>
}
interface WebRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly url: string
  readonly headers: Record<string, string>
  readonly data: string | undefined
}
interface Simulation {
  SimulatedDevice: new (options: object) => Device
  setTime(time: number): void
  simulateBrowser(): () => Promise<void>
}
const webClient = new URL('../../../../../web/src/device/testing/simulated-device.ts', import.meta.url)
  .pathname

const ANSWERS = Number(process.env.OUTBOX_ANSWERS ?? (process.env.FULL ? 1000 : 90))
/**
 * A failed run is repeated by its seed: `OUTBOX_SEED=5 OUTBOX_ANSWERS=1000`. `OUTBOX_RUNS=30` makes 30 runs, each with
 * the seed after the last; without a first seed, `FULL` begins with a random one.
 */
const firstSeed = Number(
  process.env.OUTBOX_SEED ?? (process.env.FULL ? Math.floor(Math.random() * 2 ** 31) : 20_261_126),
)
const seeds = Array.from({ length: Number(process.env.OUTBOX_RUNS ?? 1) }, (_, run) => firstSeed + run)
const words = [
  'theory',
  'house',
  'garden',
  'bridge',
  'letter',
  'window',
  'river',
  'island',
  'market',
  'doctor',
]
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let api: TestApp
let simulation: Simulation
let restoreBrowser = async () => {}
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterEach(() => restoreBrowser())
afterAll(() => api.close())

/** A learner with sessions that began a week ago, whose games ask the words in turn, to be typed. */
async function learnerWithGames() {
  const me = await learner(api, words)
  const games: Game[] = []
  while (games.length < ANSWERS) games.push(...(await gamesOf(api, me, { size: 'large' })))
  await api.pool.query(
    `UPDATE game SET spell_id = s.id, name = 'spell-spelling', correct = s.spell_lower, accepted = ARRAY[s.spell_lower],
       swipe = NULL
     FROM spell s, game_session g
     WHERE g.id = game.session_id AND g.user_id = $1 AND s.id = ($2::int[])[1 + game.ordinal % $3]`,
    [me.userId, me.spellIds, words.length],
  )
  const began = new Date(Date.now() - 6.5 * DAY)
  await api.pool.query('UPDATE game_session SET created_at = $2 WHERE user_id = $1', [me.userId, began])
  await api.pool.query(`UPDATE main_voc_item SET added_at = now() - interval '60 days' WHERE user_id = $1`, [
    me.userId,
  ])
  return { me, games: games.slice(0, ANSWERS).map((game) => ({ ...game, name: 'spell-spelling' })), began }
}

const wordOf = (game: Game) => words[Number(game.id.split('-')[1]) % words.length]!

/** What became of the answers: everything that must be the same however they arrived. */
async function outcomeOf({ userId }: Learner, games: readonly Game[]) {
  const place = new Map(games.map(({ id }, index) => [id, index]))
  const log = await api.pool.query(
    `SELECT session_id || '-' || ordinal AS game, is_correct, answered_at, local_date::text AS day, repeat_count_before,
       streak_before, score_before, score_delta, stability
     FROM answer_log WHERE user_id = $1 AND undone_at IS NULL ORDER BY answered_at, session_id, ordinal`,
    [userId],
  )
  const items = await api.pool.query(
    `SELECT spell_lower, stability, difficulty, phase, step, lapses, score, streak, repeat_count, mark, last_repeated_at,
       next_repeated_at
     FROM main_voc_item WHERE user_id = $1 AND spell_lower = ANY($2) ORDER BY spell_lower`,
    [userId, words],
  )
  return {
    log: log.rows.map(({ game, answered_at, ...rest }) => ({ ...rest, answer: place.get(game) })),
    items: items.rows.map(({ last_repeated_at, next_repeated_at, ...rest }) => ({
      ...rest,
      last: last_repeated_at.getTime() / DAY,
      next: next_repeated_at.getTime() / DAY,
    })),
  }
}

const fractions = new Set(['stability', 'difficulty', 'score', 'score_before', 'score_delta', 'last', 'next'])

/** Compares rows; fractions may differ a little, since devices learn the time to the second only. */
function expectSame(got: readonly object[], wanted: readonly object[], note: string): void {
  expect(got, note).toEqual(
    wanted.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, fractions.has(name) ? near(value) : value]),
      ),
    ),
  )
}

/** Matches a number that differs by at most a twentieth, or 0.05. */
const near = (wanted: number) => ({
  asymmetricMatch: (got: unknown) =>
    typeof got === 'number' && Math.abs(got - wanted) <= Math.max(0.05, Math.min(Math.abs(wanted) / 20, 1)),
  toString: () => `about ${wanted}`,
})

it.each(seeds)(
  `counts ${ANSWERS} answers, changes of words and look-ups once each, as if they had been made online, whatever happens to network, tabs and clocks (seed %i)`,
  async (seed) => {
    const random = randomFromSeed(seed)
    const happens = (chance: number) => random() < chance
    const [offline, online] = [await learnerWithGames(), await learnerWithGames()]
    const realNow = Date.now()
    simulation = (await import(/* @vite-ignore */ webClient)) as Simulation
    restoreBrowser = simulation.simulateBrowser()

    const devices = Array.from({ length: 2 }, () => {
      const device = new simulation.SimulatedDevice({
        userId: offline.me.userId,
        accessToken: String(offline.me.headers.authorization).replace('Bearer ', ''),
        transport: async ({ method, url, headers, data }: WebRequest) => {
          const answer = await api.app.inject({
            method,
            url,
            headers,
            ...(data !== undefined && { payload: data }),
          })
          return { status: answer.statusCode, headers: answer.headers, data: answer.payload }
        },
      })
      return { device, tabs: [] as Tab[], hasJumped: false, kills: 0 }
    })
    let now = offline.began.getTime() + MINUTE
    simulation.setTime(now)
    for (const each of devices) each.tabs.push(await each.device.openTab(), await each.device.openTab())

    const changes = randomChanges(api, online.me, randomFromSeed(seed + 1))
    for (const [index, game] of offline.games.entries()) {
      // Nobody answers in the future, so after too many long pauses the others are short.
      const isLong = happens(0.02) && now < realNow - DAY
      now += isLong ? (2 + 6 * random()) * HOUR : (20 + 40 * random()) * SECOND
      // Devices learn the time to the second only, so the dates of answers at midnight may differ.
      if ((now + 2 * MINUTE) % HOUR < 4 * MINUTE) now += 5 * MINUTE
      expect(now).toBeLessThan(realNow)
      simulation.setTime(now)
      const used = devices[happens(0.25) ? 1 : 0]!
      const { device, tabs } = used
      if (happens(0.1)) device.isOnline = !device.isOnline
      if (device.isOnline && happens(0.15)) device.answersToLose += 1
      if (!used.hasJumped && happens(0.05)) {
        // Somebody sets the clock a day forward or back, while a page is open.
        device.clockError += happens(0.5) ? DAY : -DAY
        used.hasJumped = true
      }
      if (happens(0.06)) {
        used.kills += 1
        tabs.splice(Math.floor(random() * tabs.length), 1)[0]!.kill()
        tabs.push(await device.openTab())
      }
      const tab = tabs[Math.floor(random() * tabs.length)]!
      const isRight = happens(0.75)
      await tab.add('answer', `answer-${game.id}`, {
        token: game.token,
        game_id: game.id,
        game_session_id: game.game_session_id,
        game_name: game.name,
        answer: isRight ? wordOf(game) : 'qqq',
        milliseconds: 1000,
        tz: 'Europe/London',
      })
      const twin = online.games[index]!
      const sent = await sendAnswer(api, online.me, twin, isRight ? wordOf(twin) : 'qqq')
      expect(sent.statusCode, sent.payload).toBe(200)
      await changes.make(index, devices.indexOf(used), tab)
      // Whether it's online or not, the page tries; sometimes the next answer comes first.
      const sending = tab.send()
      if (happens(0.8)) await sending
      if (device.isOnline && (await tab.count()).waiting === 0) used.hasJumped = false
    }

    for (const { device, tabs } of devices) {
      Object.assign(device, { isOnline: true, answersToLose: 0 })
      await tabs[0]!.send()
      await tabs[0]!.send()
      expect(await tabs[0]!.count()).toMatchObject({ waiting: 0, refused: 0 })
    }
    const [got, wanted] = [
      await outcomeOf(offline.me, offline.games),
      await outcomeOf(online.me, online.games),
    ]
    expect(got.log.length, `seed ${seed}`).toBe(ANSWERS)
    expectSame(got.log, wanted.log, `seed ${seed}`)
    expectSame(got.items, wanted.items, `seed ${seed}`)
    expect(await changes.read(offline.me), `seed ${seed}`).toEqual(await changes.read(online.me))
    const statistics = async (who: Learner) =>
      (await learningCall(api, who, 'GET', '/learning-stat?tz=Europe/London')).json()
    expect(await statistics(offline.me), `seed ${seed}`).toEqual(await statistics(online.me))
    expect(devices.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThan(ANSWERS / 50)
  },
  // A thousand answers take a minute on a quiet machine.
  600_000,
)
