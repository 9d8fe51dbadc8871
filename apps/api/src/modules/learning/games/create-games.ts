import type { Game, GameName, SessionOptions } from '@wordhoard/contracts/learning'
import { canBeBuilt } from '@wordhoard/learning/fragments'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { type PlannedGame, planGames } from '@wordhoard/learning/plan'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import type { RunIdempotently } from '../../../lib/idempotency/idempotency'
import { Pauses } from '../../../lib/pauses'
import { lockWords } from '../../vocabulary/words-lock'
import { planDuels } from '../confusions/plan-duels'
import type { LearningDeps } from '../learning-deps'
import { type SessionWord, selectChosenWords, sessionWords } from '../session-words'
import { storeSession } from '../store-session'
import { saveMissingWords } from './create-games.queries'
import { canBeOption, canBeQuestion } from './definition-use'
import type { DistractorSource, OptionNeeds } from './distractors'
import { GameMaker, type NewGame, wrongOptionsOf } from './make-game'
import { type PracticeWord, practiceWords } from './practice-words'
import { prepareSounds } from './prepare-sounds'

/** Maximum number of plans drawn until the last game of one part and the first of the other are of different kinds. */
const MAX_PLANS = 6

/** A word of a session with the sense to ask. */
export interface Candidate {
  readonly asked: PracticeWord
  readonly from: SessionWord
}

/**
 * Begins a session: chooses or checks its words, makes its games and stores them. Words of a custom vocabulary that the
 * learner doesn't have are added to their main vocabulary. Throws `no_spells_for_game`, `vocabulary_not_found`.
 */
export async function createGamesFor(
  parts: LearningDeps,
  actor: Actor,
  options: SessionOptions,
  runIdempotently: RunIdempotently,
): Promise<Game[]> {
  const [{ words, candidates }, source] = await Promise.all([
    selectWords(parts, actor, options),
    parts.distractors(),
  ])
  const games = await makeGames(parts, source, candidates, options, (planned) =>
    planDuels(parts, actor, planned),
  )
  if (games.length === 0) throw new AppError('no_spells_for_game')
  const created = await runIdempotently(async (client) => {
    await saveMissing(client, parts, actor, words)
    return storeSession(client, parts.tokens, actor, { mode: options.game_mode, size: options.size, games })
  })
  prepareSounds(parts, actor, games)
  return created
}

/**
 * Plans and makes the games of words.
 *
 * @param makeDuels makes games of another kind, by the places that they take
 */
export async function makeGames(
  { names, random }: Pick<LearningDeps, 'names' | 'random'>,
  source: DistractorSource,
  candidates: readonly Candidate[],
  options: Pick<SessionOptions, 'size' | 'has_audio' | 'game_mode'>,
  makeDuels: (planned: readonly PlannedGame[]) => Promise<ReadonlyMap<number, NewGame>> = noDuels,
) {
  const asked = candidates.map((candidate) => candidate.asked)
  const planned = plan(candidates, options, source, random)
  const [distractors, duels] = await Promise.all([
    source.draw(asked, ({ facts }) => needsOf(planned, facts.id)),
    makeDuels(planned),
  ])
  const maker = new GameMaker(names, random)
  const isChallenge = options.game_mode === 'challenge'
  return new Pauses().map(planned, ({ spellId, name }, place) => {
    const index = asked.findIndex(({ facts }) => facts.id === spellId)
    const { asked: word, from } = candidates[index]!
    const input = { word, distractors: distractors[index]!, score: from.score, isChallenge }
    // Falls back to typing the word in the rare case of too few options.
    return {
      ...(duels.get(place) ?? maker.make(name, input) ?? maker.write(input)),
      swipe: from.swipe,
      probability: from.probability,
    }
  })
}

const noDuels = async () => new Map<number, NewGame>()

/**
 * Returns the words of a session with the sense to ask. The facts of chosen words are read in parallel with the check
 * of which may be practised, because nearly always all of them may.
 */
async function selectWords(parts: LearningDeps, actor: Actor, options: SessionOptions) {
  const { forgotten, remembered, others } = selectChosenWords(options)
  const chosen = [...forgotten, ...remembered, ...others]
  const [words, known] = await Promise.all([
    sessionWords(parts, actor, options),
    practiceWords(parts, actor, chosen),
  ])
  const asked = words.every(({ spellId }) => chosen.includes(spellId))
    ? known
    : await practiceWords(
        parts,
        actor,
        words.map(({ spellId }) => spellId),
      )
  const candidates: Candidate[] = asked.flatMap((word) => {
    const from = words.find(({ spellId }) => spellId === word.facts.id)
    return from ? [{ asked: word, from }] : []
  })
  return { words, candidates }
}

/**
 * Plans the games. Words that the learner says they remember get one game each. These come first, so that some time
 * passes before the forgotten words, which the learner has just looked at.
 */
function plan(
  candidates: readonly Candidate[],
  { size, has_audio }: Pick<SessionOptions, 'size' | 'has_audio'>,
  source: DistractorSource,
  random: () => number,
): PlannedGame[] {
  const planWord = ({ asked, from }: Candidate) => ({
    spellId: asked.facts.id,
    hasImage: source.hasPicture(asked),
    hasDefinition: canBeQuestion(asked.facts, asked.sense),
    hasDefinitionChoices: canBeOption(asked.facts, asked.sense),
    canBuild: canBeBuilt(asked.sense.spelling),
    isForgotten: from.swipe === 'forgotten',
    score: from.score,
  })
  const remembered = candidates.filter(({ from }) => from.swipe === 'remembered').map(planWord)
  const others = candidates.filter(({ from }) => from.swipe !== 'remembered').map(planWord)
  let games: PlannedGame[] = []
  for (let tries = 0; tries < MAX_PLANS; tries++) {
    const checks = planGames({ words: remembered, size: 'small', hasAudio: has_audio, random })
    const rest = planGames({ words: others, size, hasAudio: has_audio, random })
    games = [...checks, ...rest]
    if (checks.at(-1)?.name !== rest[0]?.name || checks.length === 0) break
  }
  return games
}

/** The numbers of options that a word's games need. */
function needsOf(planned: readonly PlannedGame[], id: number): OptionNeeds {
  const names = planned.filter(({ spellId }) => spellId === id).map(({ name }) => name)
  const chosen = names.filter((name) => gameKind(name).options !== null)
  const most = (some: readonly GameName[]) => Math.max(0, ...some.map(wrongOptionsOf))
  return {
    words: most(chosen.filter((name) => !['image', 'definition'].includes(gameKind(name).options ?? ''))),
    definitions: most(chosen.filter((name) => gameKind(name).options === 'definition')),
    close: names.some((name) => name === 'audio-spell' || name === 'definition-spell'),
    pictures: most(chosen.filter((name) => gameKind(name).options === 'image')),
  }
}

async function saveMissing(
  client: pg.PoolClient,
  { dictionary }: LearningDeps,
  actor: Actor,
  words: readonly SessionWord[],
): Promise<void> {
  const foreign = words.flatMap(({ spellId, isOwn }) => {
    const headword = dictionary.index.headwordOf(spellId)
    return isOwn || headword === undefined ? [] : [{ spellId, headword }]
  })
  if (foreign.length === 0) return
  await lockWords(client, actor)
  await saveMissingWords.execute(client, {
    userId: actor.userId,
    spellIds: foreign.map(({ spellId }) => spellId),
    headwords: foreign.map(({ headword }) => headword),
  })
}
