import { existsSync } from 'node:fs'

/** Programs of ours that run in threads and processes of their own: each name in the bundle, and its source. */
const sources = {
  'dictionary-build': 'packages/dictionary-build/src/cli/build',
  'markdown-worker': 'apps/api/src/modules/articles/markdown-worker',
  'password-worker': 'apps/api/src/modules/accounts/passwords/password-worker',
  'speech-worker': 'packages/dictionary/src/speech/speech-worker',
  'text-worker': 'apps/api/src/modules/vocabulary/texts/text-worker',
} as const

/**
 * The file of a program: built beside the bundle that this file is part of (apps/api/build/bundle.ts), or its source when
 * run from there.
 */
export function program(name: keyof typeof sources): URL {
  const built = new URL(`./${name}.js`, import.meta.url)
  return existsSync(built) ? built : new URL(`../../../../${sources[name]}.ts`, import.meta.url)
}
