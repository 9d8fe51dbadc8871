import { defineConfig, devices } from '@playwright/test'
import { headlessChromiumPath } from '@wordhoard/testkit/chromium-path'
import { port } from './e2e/server-settings'

const executablePath = headlessChromiumPath()
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Stops Chromium from starting spare renderers in case they are needed soon.
    '--disable-features=SpareRendererForSitePerProcess',
  ],
}

// A trace of every journey costs a quarter of its time, so set TRACE only to investigate a failure.
const trace = process.env.TRACE ? 'retain-on-failure' : 'off'

/**
 * `npm test` leaves out journeys tagged `@full`, runs those tagged `@phone` at a phone's size, and all others on a
 * desktop. `npm run test:full` runs every journey at both sizes, with motion.
 */
const isFull = Boolean(process.env.FULL)

/** Journeys in other browsers set their own size. All but their smoke test run only in `pnpm test:full`. */
const otherBrowsers = '**/e2e/engines/*.e2e.ts'
const otherBrowsersInFull = '**/e2e/engines/*.journeys.e2e.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A third worker uses the processor while two wait. Full runs hold times to their limits, so nothing runs beside them.
  workers: isFull ? 1 : 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Generous for slow machines; anything that takes longer is broken.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    locale: 'en-GB',
    // Journeys of the installed app (e2e/app) allow it; it would answer requests that others intercept.
    serviceWorkers: 'block',
    trace,
    // Animation frames take a tenth of the journeys' time.
    contextOptions: isFull ? {} : { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      ...(!isFull && { testIgnore: otherBrowsersInFull, grepInvert: /@full|@phone/ }),
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: otherBrowsers,
      ...(!isFull && { grep: /@phone/, grepInvert: /@full/ }),
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/server.ts',
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { E2E_PORT: String(port) },
  },
})
