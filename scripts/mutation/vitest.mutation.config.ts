import { defineConfig } from 'vitest/config'

/**
 * The same as the server's project in vitest.config.ts, but for runs with mutants: a single worker that keeps running.
 */
export default defineConfig({
  test: {
    include: ['apps/api/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/testkit/src/database/global-setup.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
