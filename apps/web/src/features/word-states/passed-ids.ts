import type { TextWords } from './text-words'

/** Returns the words, by their forms, of which passing them tells something: those that the reader did nothing with. */
export function findPassedIds({ byId, byForm }: TextWords, forms: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (const form of forms) {
    for (const id of byForm.get(form) ?? []) {
      const state = byId.get(id)?.state
      if (state === null || state === 'met') found.add(id)
    }
  }
  return found
}
