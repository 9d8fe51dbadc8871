import { setTimeout as sleep } from 'node:timers/promises'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import { learn, type Person, teach, visit } from './days'
import { type AccountSource, findAccounts, logIn } from './people'
import { Recorder } from './recorder'
import { insertSchool } from './school'
import { Visitor } from './visitor'

/** Shares of people; the rest learns. */
const VISITORS = 0.3
const TEACHERS = 0.05
/** The longest time over which people come, in seconds. */
const MAX_ARRIVAL_SECONDS = 60

interface LoadOptions {
  readonly url: string
  readonly people: number
  readonly minutes: number
  readonly seed: number
  /** How many times faster than people they read and think. */
  readonly pace: number
  readonly accounts: AccountSource
  readonly log: (line: string) => void
  /** Called when calls begin to be counted, and when they are no longer. */
  readonly onStart?: () => void
  readonly onEnd?: () => void
}

/** What came of it. */
interface LoadReport {
  readonly calls: number
  readonly perSecond: number
  /** Calls by route, as Markdown. */
  readonly table: string
  /** How busy this program was. */
  readonly ownLoad: string
}

/**
 * Lets many people use an installation, each with their own browser: readers without accounts, learners and their
 * teachers. They come one after another; after that, all calls are counted for some minutes.
 */
export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const { url, people, minutes, seed, pace, log } = options
  const recorder = new Recorder()
  const random = randomFromSeed(seed)
  const newVisitor = (index: number) =>
    new Visitor(url, recorder, `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`)
  const visitors = Math.round(people * VISITORS)
  const teachers = Math.max(1, Math.round(people * TEACHERS))
  const members = Math.max(teachers + 1, people - visitors)
  const accounts = await findAccounts(members, options.accounts, newVisitor(0))
  log(
    `${visitors} readers, ${members - teachers} learners, ${teachers} teachers; they come during ${arrival(options)} s.`,
  )

  const everybody: Visitor[] = []
  let isOver = false
  const personOf = (index: number): Person => {
    const visitor = newVisitor(index + 1)
    everybody.push(visitor)
    const own = randomFromSeed(seed * 1_000_003 + index)
    // Times to think spread as people's do: many short ones, some long.
    const think = (seconds: number) =>
      isOver ? sleep(0) : sleep((-Math.log(1 - own()) * seconds * 1000) / pace)
    return { visitor, random: own, think }
  }
  const repeat = async (day: () => Promise<unknown>) => {
    while (!isOver) await day()
  }
  const persons = Array.from({ length: visitors + members }, (_, index) => personOf(index))
  const membersOnly = persons.slice(visitors)
  // Logins are dear: one after another, before anything is counted.
  for (const [index, { visitor }] of membersOnly.entries()) await logIn(visitor, accounts[index]!)
  const classrooms = await insertSchool(
    membersOnly.slice(0, teachers).map(({ visitor }) => visitor),
    membersOnly.slice(teachers).map(({ visitor }) => visitor),
    `${seed}_${Date.now().toString(36)}`,
  )
  log('Everybody is logged in and in a class.')

  const running = persons.map(async (person, index) => {
    await sleep(random() * arrival(options) * 1000)
    const place = index - visitors
    if (place < 0) return repeat(() => visit(person))
    const close = person.visitor.openStream()
    await repeat(() => (place < teachers ? teach(person, classrooms[place]!) : learn(person)))
    close()
  })
  await sleep(arrival(options) * 1000)
  recorder.start()
  options.onStart?.()
  for (let minute = 0; minute < minutes; minute++) {
    await sleep(Math.min(1, minutes - minute) * 60_000)
    log(`Minute ${Math.min(minute + 1, minutes)} of ${minutes}`)
  }
  recorder.end()
  options.onEnd?.()
  isOver = true
  for (const visitor of everybody) visitor.close()
  await Promise.race([Promise.allSettled(running), sleep(1_000)])
  const { calls, perSecond } = recorder.total()
  return { calls, perSecond, table: recorder.table(), ownLoad: recorder.ownLoad() }
}

const arrival = ({ minutes }: LoadOptions) => Math.min(MAX_ARRIVAL_SECONDS, Math.round((minutes * 60) / 4))
