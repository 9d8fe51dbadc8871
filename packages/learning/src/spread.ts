import { type GameName, gameNames } from '@wordhoard/contracts/learning'
import type { Random } from './chance'
import { gameKind } from './game-kinds'

const SAME_GAME = 1000
const SAME_QUESTION = 3
const SAME_OPTIONS = 1
const PLAYED_BEFORE = 4

/** Returns the cost of playing a game right after another. */
function repetition(name: GameName, previous: GameName): number {
  if (name === previous) return SAME_GAME
  const [one, other] = [gameKind(name), gameKind(previous)]
  return (
    (one.question === other.question ? SAME_QUESTION : 0) +
    (one.options !== null && one.options === other.options ? SAME_OPTIONS : 0)
  )
}

const repetitions = new Map(
  gameNames.map((name) => [
    name,
    new Map(gameNames.map((previous) => [previous, repetition(name, previous)])),
  ]),
)

interface Path {
  readonly cost: number
  readonly names: readonly GameName[]
}

/**
 * Chooses one game from each list, in order, so that consecutive games rarely resemble each other and games already
 * played `before` in the session are rare. Finds the cheapest path through the lists (Viterbi), with some random cost
 * at each step.
 */
export function spread(
  choices: readonly (readonly GameName[])[],
  before: readonly GameName[],
  random: Random,
): GameName[] {
  const played = new Map<GameName, number>()
  for (const name of before) played.set(name, (played.get(name) ?? 0) + 1)
  const last = before.at(-1)
  let paths: Path[] = [{ cost: 0, names: [] }]
  for (const names of choices) {
    paths = names.map((name) => {
      const nameCost = PLAYED_BEFORE * (played.get(name) ?? 0) + random() * PLAYED_BEFORE
      const after = repetitions.get(name)
      let best: { cost: number; path: Path } | undefined
      for (const path of paths) {
        let again = 0
        for (const each of path.names) if (each === name) again += PLAYED_BEFORE
        const previous = path.names.at(-1) ?? last
        const cost = path.cost + nameCost + again + ((previous && after?.get(previous)) ?? 0)
        if (best === undefined || cost < best.cost) best = { cost, path }
      }
      return { cost: best?.cost ?? nameCost, names: [...(best?.path.names ?? []), name] }
    })
  }
  return [...(paths.sort((a, b) => a.cost - b.cost)[0]?.names ?? [])]
}
