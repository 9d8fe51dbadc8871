import { defineConfig, devices } from '@playwright/test'
import { port } from './e2e/place'
import { headlessChromiumPath } from './scripts/chromium-path'

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
  ],
}

// A trace of every journey costs a quarter of its time: asked for when one is looked into.
const trace = process.env.TRACE ? 'retain-on-failure' : 'off'

/** Journeys of which a phone's size changes little; `pnpm test:full` takes them all at both sizes. */
const onceIsEnough = [
  'accounts',
  'article-in-page',
  'article-safety',
  'articles',
  'chats-processes',
  'classes',
  'extension',
  'external-reader',
  'files',
  'learn-games',
  'learn-odds',
  'learn-states',
  'library',
  'phrases',
  'profiles',
  'public-pages',
  'senses',
  'vocabulary',
  'word-states',
  'words',
].map((name) => `**/e2e/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Slow machines are slow; what takes longer than this is broken.
  expect: { timeout: 15_000 },
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions, locale: 'en-GB', trace },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      ...(!process.env.FULL && { testIgnore: onceIsEnough }),
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
