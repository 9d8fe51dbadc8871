import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type {
  answerPlacement,
  importPlacement,
  KeptAnswer,
  nextPlacementItem,
  PlacementStep,
  startPlacement,
} from '@wordhoard/contracts/learner/knowledge'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { firstLanguageOf } from '../../lib/first-language/first-language'
import { consumeAttempt } from '../attempts/attempts'
import { currentKnowledge } from './current-knowledge'
import type { KnowledgeDeps } from './knowledge-deps'
import { insertPlacement, placementOfUser, placementsOfUser, updatePlacement } from './placement.queries'
import { judgeAnswer, nextItem, placementResult, SKIPPED, type StoredAnswer } from './placement-items'
import { answersOf, pendingOf } from './placement-rows'

/** Maximum number of placements that one person starts or takes along in a day. */
const placementLimit = { most: 40, windowSeconds: 24 * 60 * 60 }

type Start = HandlerInput<typeof startPlacement>['body']
type Kept = HandlerInput<typeof nextPlacementItem>['body']

/** Starts a placement. Throws `too_many_requests`. */
export async function startPlacementOf(deps: KnowledgeDeps, { userId }: Actor, { language: asked }: Start) {
  await consumeAttempt(deps.pool, `placement:${userId}`, placementLimit)
  const language = asked ?? (await firstLanguageOf(deps.pool, userId))
  const { item } = await nextItem(deps, [], language)
  if (!item) throw new AppError('unavailable')
  const id = randomUUID()
  await insertPlacement.execute(deps.pool, {
    id,
    userId,
    language: language ?? null,
    answers: '[]',
    pending: JSON.stringify(item),
    finishedAt: null,
  })
  return { id, item }
}

/** Returns the item of a placement that waits for an answer, or the result. Throws `not_found`. */
export async function resumePlacement(
  deps: KnowledgeDeps,
  { userId }: Actor,
  id: string,
): Promise<PlacementStep> {
  const row = await placementOfUser.fetchFirst(deps.pool, { id, userId })
  if (!row) throw new AppError('not_found')
  return stepOf(deps, answersOf(row.answers), pendingOf(row.pending), row.language ?? undefined)
}

/**
 * Stores the answer to the item that waits for it. Of two answers at once only the first counts, and one to an item that
 * was answered before changes nothing. What fits no item (yes to a choice) is taken as a skip. After the end, it returns
 * the result again. Throws `not_found`.
 */
export async function answerPlacementOf(
  deps: KnowledgeDeps,
  actor: Actor,
  id: string,
  { answer, word }: HandlerInput<typeof answerPlacement>['body'],
): Promise<PlacementStep> {
  const { userId } = actor
  const row = await placementOfUser.fetchFirst(deps.pool, { id, userId })
  if (!row) throw new AppError('not_found')
  const pending = pendingOf(row.pending)
  if (!pending || (word !== undefined && word !== pending.word)) return resumePlacement(deps, actor, id)
  const isKnown =
    pending.kind === 'word'
      ? answer === 'yes' || answer === 'no'
      : pending.options.some((option) => option.id === answer)
  const { kind, word: asked } = pending
  const given = judgeAnswer(deps, { kind, word: asked, answer: isKnown ? answer : SKIPPED })
  const before = answersOf(row.answers)
  const language = row.language ?? undefined
  const { answers, item } = await nextItem(deps, [...before, given], language)
  const written = await updatePlacement.execute(deps.pool, {
    id,
    userId,
    before: JSON.stringify(before),
    answers: JSON.stringify(answers),
    pending: item ? JSON.stringify(item) : null,
    isFinished: !item,
  })
  if (written === 0) return resumePlacement(deps, actor, id)
  if (!item) await currentKnowledge(deps, userId)
  return stepOf(deps, answers, item, language)
}

/** Returns the next item of a visitor, whose device keeps the answers; nothing is stored. */
export async function nextOfVisitor(
  deps: KnowledgeDeps,
  { answers, language }: Kept,
): Promise<PlacementStep> {
  const next = await nextItem(deps, judgeAll(deps, answers), language)
  return stepOf(deps, next.answers, next.item, language)
}

/**
 * Stores a placement that was taken on a device before there was an account; if it isn't finished, its next item waits
 * here. The same answers again add nothing, even when more have followed. Throws `too_many_requests`.
 */
export async function importPlacementOf(
  deps: KnowledgeDeps,
  { userId }: Actor,
  { answers: kept, language: asked }: HandlerInput<typeof importPlacement>['body'],
) {
  await consumeAttempt(deps.pool, `placement:${userId}`, placementLimit)
  const given = judgeAll(deps, kept)
  const language = asked ?? (await firstLanguageOf(deps.pool, userId))
  const before = await placementsOfUser.fetchAll(deps.pool, { userId })
  if (given.length > 0 && !before.some((row) => beginsWith(answersOf(row.answers), given))) {
    const { answers, item } = await nextItem(deps, given, language)
    await insertPlacement.execute(deps.pool, {
      id: randomUUID(),
      userId,
      language: language ?? null,
      answers: JSON.stringify(answers),
      pending: item ? JSON.stringify(item) : null,
      finishedAt: item ? null : new Date(),
    })
  }
  await currentKnowledge(deps, userId)
  return { result: await placementResult(deps, given, language) }
}

const beginsWith = (answers: readonly StoredAnswer[], first: readonly StoredAnswer[]): boolean =>
  JSON.stringify(answers.slice(0, first.length)) === JSON.stringify(first)

const judgeAll = (deps: KnowledgeDeps, answers: readonly KeptAnswer[]) =>
  answers.map((answer) => judgeAnswer(deps, answer))

async function stepOf(
  deps: KnowledgeDeps,
  answers: readonly StoredAnswer[],
  item: PlacementStep['item'],
  language: string | undefined,
): Promise<PlacementStep> {
  const answered = answers.length
  return item ? { item, answered } : { result: await placementResult(deps, answers, language), answered }
}
