import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import { startWithPeople } from './product-with-people'
import type { BenchRow } from './row'
import { median } from './statistics'

/**
 * The last version that runs on Node 20. It isn't a dependency because it and its packages weigh 185 MB: npx fetches it
 * into npm's cache the first time.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Measurements of each page; the median counts. `LIGHTHOUSE_RUNS` overrides it. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 9)

const pages = [
  ['/', 'landing page'],
  ['/login', 'login'],
  ['/word/1', 'word page'],
  ['/articles', 'articles'],
  ['/article/1', 'article'],
] as const

/** Pages that are measured again as somebody sees them who comes back: the service worker answers for them. */
const comingBack = ['/', '/word/1', '/articles']

/** Maximum time until the service worker keeps the shell, in ms. */
const MAX_INSTALL_MS = 60_000

/** Times that one measurement is begun: now and then the browser's record of the page lacks its start. */
const TRIES = 3

const runFile = promisify(execFile)

/** What a report says of one page: scores out of 100, times in ms. */
interface Figures {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly blocking: number
  readonly paint: number
  readonly shift: number
  /** Names of the checks that failed, without those that only measure. */
  readonly failed: readonly string[]
}

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>
  readonly runtimeError?: { readonly message: string }
}

/** Reads the figures from a report; throws if a page or a category could not be measured. */
function readFigures({ categories, audits, runtimeError }: Report): Figures {
  if (runtimeError) throw new Error(`Lighthouse could not measure the page: ${runtimeError.message}`)
  const score = (category: string) => {
    const value = categories[category]?.score
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${category}`)
    return Math.round(value * 100)
  }
  const figure = (audit: string) => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`)
    return value
  }
  const weighed = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    blocking: figure('total-blocking-time'),
    paint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    failed: weighed.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  }
}

const browserPath = () => chromiumPath() ?? chromium.executablePath()

/** Visits the site in a browser with this profile until the service worker keeps its shell. */
async function visit(url: string, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: MAX_INSTALL_MS,
    })
  } finally {
    await context.close()
  }
}

/**
 * Measures one page as a phone, with Lighthouse's usual throttling.
 *
 * @param profile folder of a browser that has been here before, and keeps what it has stored; else a new one is used
 */
async function measurePage(url: string, folder: string, profile: string | undefined): Promise<Figures> {
  const file = join(folder, 'report.json')
  if (profile) await visit(url, profile)
  await runFile(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new --no-sandbox${profile ? ` --user-data-dir=${profile}` : ''}`,
      ...(profile ? ['--disable-storage-reset'] : []),
    ],
    {
      // Not the project's folder, whose package manager is another one.
      cwd: folder,
      env: { ...process.env, CHROME_PATH: browserPath() },
    },
  )
  const report = await readFile(file, 'utf8')
  if (process.env.LIGHTHOUSE_REPORT) console.info(report)
  return readFigures(JSON.parse(report) as Report)
}

/** Measures one page, again if Lighthouse itself has failed; throws what it said the last time. */
async function measureSurely(url: string, folder: string, profile?: string): Promise<Figures> {
  for (let tries = 1; ; tries++)
    try {
      return await measurePage(url, folder, profile)
    } catch (error) {
      if (tries === TRIES) throw error
      console.warn(`Lighthouse failed on ${url}, measuring again: ${String(error).split('\n').at(-2)}`)
    }
}

/** Makes the row of a page from its measurements: the median of each figure. */
function rowOf(name: string, all: readonly Figures[]): BenchRow {
  const middle = (pick: (figures: Figures) => number) => median(all.map(pick))
  const performance = middle((one) => one.performance)
  const blocking = middle((one) => one.blocking)
  const paint = middle((one) => one.paint)
  const shift = middle((one) => one.shift)
  const others = [
    middle((one) => one.accessibility),
    middle((one) => one.practices),
    middle((one) => one.seo),
  ]
  const failed = [...new Set(all.flatMap((one) => one.failed))]
  return {
    what: `Lighthouse, mobile (${name}), median of ${all.length}: performance · blocking time · largest paint · layout shift · accessibility, practices, SEO`,
    value:
      `${performance} · ${blocking.toFixed(0)} ms · ${(paint / 1000).toFixed(2)} s · ${shift.toFixed(3)} · ${others.join(', ')}` +
      (failed.length > 0 ? ` (failed: ${failed.join(', ')})` : ''),
    bar: '≥ 97 · ≤ 50 ms · ≤ 1.8 s · 0 · 100 each',
    holds:
      performance >= 97 &&
      blocking <= 50 &&
      paint <= 1800 &&
      shift === 0 &&
      others.every((score) => score === 100),
  }
}

/** Measures the five pages that visitors see first with Lighthouse, and three as on a second visit, in interleaved rounds. */
export async function benchLighthouse(): Promise<BenchRow[]> {
  const server = await startWithPeople()
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const profile = join(folder, 'profile')
  const measured = new Map<string, Figures[]>()
  const note = (name: string, figures: Figures) =>
    measured.set(name, [...(measured.get(name) ?? []), figures])
  try {
    for (let round = 0; round < RUNS; round++)
      for (const [path, name] of pages) {
        note(name, await measureSurely(server.url + path, folder))
        if (comingBack.includes(path))
          note(`${name}, second visit`, await measureSurely(server.url + path, folder, profile))
      }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return [...measured].map(([name, all]) => rowOf(name, all))
}
