import { defineConfig } from 'vitest/config'

/** Tests of pure policies, which need no database. */
export default defineConfig({
  test: {
    include: [
      'apps/api/src/modules/school/school.policy.test.ts',
      'apps/api/src/modules/chats/chat.policy.test.ts',
      'apps/api/src/modules/learning/games/game-token.test.ts',
      'apps/api/src/lib/address-key.test.ts',
    ],
  },
})
