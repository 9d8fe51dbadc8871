import { type GameMedium, type GameName, gameNames } from '@wordhoard/contracts/learning'

/** Ways of answering, in rising difficulty: chosen among options, built from fragments, typed. */
export const answerKinds = ['chosen', 'built', 'typed'] as const
export type AnswerKind = (typeof answerKinds)[number]

export interface GameKind {
  readonly name: GameName
  readonly answer: AnswerKind
  /** What the question shows; `find-…` shows the word. */
  readonly question: GameMedium
  /** What the options show; null when there are none. */
  readonly options: GameMedium | null
}

function kindOf(name: GameName): GameKind {
  const [asked, ...rest] = name.split('-') as [GameMedium | 'find', ...string[]]
  const answer = rest.join('-') as GameMedium | 'spelling' | 'part-spelling'
  const question = asked === 'find' ? 'spell' : asked
  if (answer === 'spelling') return { name, question, answer: 'typed', options: null }
  if (answer === 'part-spelling') return { name, question, answer: 'built', options: null }
  return { name, question, answer: 'chosen', options: answer }
}

const kinds = new Map(gameNames.map((name) => [name, kindOf(name)]))

/** Returns what a game asks, what its options show and how it is answered. */
export function gameKind(name: GameName): GameKind {
  return kinds.get(name) ?? kindOf(name)
}
