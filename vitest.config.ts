import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']
const common = { exclude, testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'server and packages',
          include: ['{apps/api,apps/extension,packages,prisma,scripts,bench}/**/*.test.{ts,tsx}'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          // Nothing here keeps state in a module: the dictionary and the server's code are loaded once, not once a file.
          isolate: false,
        },
      },
      { test: { ...common, name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
