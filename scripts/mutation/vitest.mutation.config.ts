import { defineConfig } from 'vitest/config'

/** As the server's project of vitest.config.ts, for the runs with mutants: one worker, which goes on. */
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
