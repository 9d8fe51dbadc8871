import {
  READABLE_FROM,
  type Readiness,
  type ReadinessLine,
  type ReadText,
} from '@wordhoard/contracts/reading/readiness'
import {
  countToReach,
  type TextColumns,
  type TextReading,
  wordsForGroup,
} from '@wordhoard/learning/knowledge/class-reading'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { articleWords } from '../articles/coverage/article-words'
import { addSpellings } from '../dictionary/spellings'
import { knowledgeOfClass } from '../knowledge/class-knowledge'
import type { LearnerModel } from '../knowledge/learner-model'
import { compareByRegister } from '../school/class-order'
import { openClassroom } from '../school/membership'
import { classroomAbilities } from '../school/school.policy'
import type { TextProcessor } from '../vocabulary/texts/text-processor'
import { countNew, readByClass, textOfArticle, textOfWords } from './class-text'
import { assignedVersions, readableVersion, studentsOfClassroom } from './readiness.queries'

/** What is needed to say what a class can read. */
export interface ReadinessDeps {
  readonly learnerModel: LearnerModel
  readonly textProcessor: TextProcessor
}

/** Maximum numbers of words that are listed. */
const [MAX_LACKED, MAX_HARD] = [50, 100]

type Readings = ReadonlyMap<number, TextReading>

/**
 * Estimates which students of a classroom can read a text, and which words they lack. Throws `classroom_not_found`,
 * `forbidden`, `article_not_found`.
 */
export async function readinessOf(
  deps: ReadinessDeps,
  actor: Actor,
  classroomId: number,
  given: ReadText,
): Promise<Readiness> {
  const { learnerModel } = deps
  await requireProgressAccess(deps, actor, classroomId)
  const { title, text } = await readGivenText(deps, actor, given)
  const rows = await studentsOfClassroom.fetchAll(learnerModel.pool, { classroomId })
  const students = rows.map(({ student }) => student).sort(compareByRegister)
  const known = await knowledgeOfClass(
    learnerModel,
    classroomId,
    students.map(({ id }) => id),
  )
  const readings = await readByClass(learnerModel, text, known)
  const lacked = findLackedWords(deps, text, readings)
  const [lackedWords, hardWords] = await Promise.all([
    addSpellings(learnerModel.pool, lacked.words),
    addSpellings(learnerModel.pool, findHardWords(deps, text, readings)),
  ])
  return {
    title,
    ...countGroups(students.length, readings),
    words: text.counts.length === 0 ? 0 : Array.from(text.counts).reduce((sum, count) => sum + count, 0),
    students: students.map((student) => {
      const reading = readings.get(student.id)
      return { student, reading: reading ? presentReading(text, reading) : null }
    }),
    lacked: { ...lacked, words: lackedWords },
    hard_words: hardWords,
  }
}

/**
 * Estimates how many students of a classroom can read each of its assigned articles. Throws `classroom_not_found`,
 * `forbidden`.
 */
export async function listReadinessOf(
  deps: ReadinessDeps,
  actor: Actor,
  classroomId: number,
): Promise<ReadinessLine[]> {
  const { learnerModel } = deps
  await requireProgressAccess(deps, actor, classroomId)
  const [rows, assigned] = await Promise.all([
    studentsOfClassroom.fetchAll(learnerModel.pool, { classroomId }),
    assignedVersions.fetchAll(learnerModel.pool, { classroomId }),
  ])
  if (assigned.length === 0) return []
  const known = await knowledgeOfClass(
    learnerModel,
    classroomId,
    rows.map(({ student }) => student.id),
  )
  const texts = await articleWords(learnerModel, assigned)
  const lines: ReadinessLine[] = []
  for (const [at, { assignment_id }] of assigned.entries()) {
    const readings = await readByClass(learnerModel, textOfArticle(learnerModel, texts[at]!), known)
    lines.push({ assignment_id, ...countGroups(rows.length, readings) })
  }
  return lines
}

/** The same people who see the class's progress. */
async function requireProgressAccess(
  { learnerModel }: ReadinessDeps,
  actor: Actor,
  classroomId: number,
): Promise<void> {
  const { membership, isIn } = await openClassroom(learnerModel.pool, actor, classroomId)
  if (!classroomAbilities(membership, isIn).see_progress) throw new AppError('forbidden')
}

async function readGivenText(
  { learnerModel, textProcessor }: ReadinessDeps,
  { userId }: Actor,
  { article_id, text }: ReadText,
): Promise<{ title: string | null; text: TextColumns }> {
  if (article_id === undefined) {
    const { words } = await textProcessor.perform(userId, 'states', { text: text ?? '', phrases: '[]' })
    return { title: null, text: textOfWords(learnerModel, words) }
  }
  const article = await readableVersion.fetchFirst(learnerModel.pool, { articleId: article_id, userId })
  if (!article) throw new AppError('article_not_found')
  const [words] = await articleWords(learnerModel, [article])
  return { title: article.title, text: textOfArticle(learnerModel, words!) }
}

const canRead = ({ known }: TextReading) => known >= READABLE_FROM

function countGroups(students: number, readings: Readings) {
  const can_read = [...readings.values()].filter(canRead).length
  return { can_read, not_yet: readings.size - can_read, no_estimate: students - readings.size }
}

function presentReading(text: TextColumns, reading: TextReading) {
  const { known, low, high } = reading
  return {
    known: roundDown(known),
    low: roundDown(low),
    high: roundDown(high),
    can_read: canRead(reading),
    lacks: countToReach(text, reading, READABLE_FROM),
  }
}

/** Rounded down, so that nobody who can't read a text yet has the share from which they could. */
const roundDown = (share: number) => Math.floor(share * 1000 + 1e-6) / 1000

function findLackedWords(deps: ReadinessDeps, text: TextColumns, readings: Readings) {
  const waiting = [...readings.values()].filter((reading) => !canRead(reading))
  const { places, isEnough } = wordsForGroup(text, waiting, READABLE_FROM, MAX_LACKED)
  const lackedBy = countNew(text, waiting)
  return {
    words: places.map((place) => ({ ...presentWord(deps, text, place), lacked_by: lackedBy[place]! })),
    is_enough: isEnough,
  }
}

/** Returns the words that more than half of the students with an estimate probably don't know. */
function findHardWords(deps: ReadinessDeps, text: TextColumns, readings: Readings) {
  const unknown = countNew(text, [...readings.values()])
  return Array.from(unknown.keys())
    .filter((place) => unknown[place]! * 2 > readings.size)
    .sort((a, b) => unknown[b]! - unknown[a]! || text.counts[b]! - text.counts[a]! || a - b)
    .slice(0, MAX_HARD)
    .map((place) => ({ ...presentWord(deps, text, place), unknown: unknown[place]! }))
}

function presentWord({ learnerModel }: ReadinessDeps, { spellIds, counts }: TextColumns, place: number) {
  const { index } = learnerModel.dictionary
  const headword = index.headwordOf(spellIds[place]!) ?? ''
  return {
    spell_id: spellIds[place]!,
    spell_lower: headword,
    level: index.levelOf(headword) ?? null,
    count: counts[place]!,
  }
}
