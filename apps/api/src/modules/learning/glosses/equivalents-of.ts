import type { LearningDeps } from '../learning-deps'

/** Languages in which words of one meaning have the same translations, whatever the learner's is. */
const PIVOTS = ['de', 'es', 'fr', 'zh'] as const

/** Returns the translations of a sense, best first. */
export type EquivalentsOf = (senseId: number) => readonly string[]

type Deps = Pick<LearningDeps, 'translations'>

/** Reads the translations of senses into a language; none if we don't have it. */
export async function equivalentsInto(
  { translations }: Deps,
  lang: string | undefined,
  senses: readonly number[],
): Promise<EquivalentsOf> {
  const language = await translations.open(lang)
  const found = language && (await language.of(senses)).translations
  return (id) => found?.[id] ?? []
}

/** Reads the translations of senses into each language by which meanings are compared. */
export function pivotEquivalents(deps: Deps, senses: readonly number[]): Promise<EquivalentsOf[]> {
  return Promise.all(PIVOTS.map((pivot) => equivalentsInto(deps, pivot, senses)))
}

/** Whether a sense can be compared with others. Those that weren't written for learners have no translations. */
export async function isComparable(deps: Deps, senseId: number): Promise<boolean> {
  const languages = await pivotEquivalents(deps, [senseId])
  return languages.every((of) => of(senseId).length > 0)
}
