import { existsSync } from 'node:fs'

/** Programs that run in their own threads or processes: the name in the bundle, and the source. */
const sources = {
  'dictionary-build': 'packages/dictionary-build/src/cli/build',
  'memory-fit-worker': 'apps/api/src/modules/learning/memory/memory-fit-worker',
  'markdown-worker': 'apps/api/src/modules/articles/markdown-worker',
  'page-worker': 'apps/api/src/modules/page-import/page-worker',
  'password-worker': 'apps/api/src/modules/accounts/passwords/password-worker',
  'speech-worker': 'packages/dictionary/src/speech/speech-worker',
  'text-worker': 'apps/api/src/modules/vocabulary/texts/text-worker',
} as const

/**
 * Returns the file of a program: next to the bundle that this file is part of (apps/api/build/bundle.ts), or its source
 * when that isn't built.
 */
export function programFile(name: keyof typeof sources): URL {
  const built = new URL(`./${name}.js`, import.meta.url)
  return existsSync(built) ? built : new URL(`../../../../${sources[name]}.ts`, import.meta.url)
}
