import type { HardWord } from '@wordhoard/contracts/assignments'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { Actor } from '../../lib/actor'
import { articleWords } from '../articles/coverage/article-words'
import { openAssignment } from '../assignments/assignments'
import { addSpellings } from '../dictionary/spellings'
import { knowledgeOfClass } from '../knowledge/class-knowledge'
import type { LearnerModel } from '../knowledge/learner-model'
import { countNew, readByClass, textOfArticle } from './class-text'
import { assignedVersion, hardWordsOfList, lookedUpInText } from './hard-words.queries'
import { studentsOfClassroom } from './readiness.queries'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Returns the words of an assignment that the class finds hard. Throws `assignment_not_found`, `forbidden`. */
export async function hardWords(
  model: LearnerModel,
  actor: Actor,
  assignmentId: number,
  page: Page,
): Promise<HardWord[]> {
  const { classroom_id: classroomId, article_id } = await openAssignment(model.pool, actor, assignmentId)
  if (article_id === null) {
    const listed = await hardWordsOfList.fetchAll(model.pool, { classroomId, assignmentId, ...page })
    return addSpellings(model.pool, listed)
  }
  const { words } = await hardWordsOfText(model, classroomId, assignmentId)
  return addSpellings(model.pool, words.slice(page.offset, page.offset + page.limit))
}

/** Words that a class finds hard. */
interface HardWordsOfText {
  readonly words: readonly Omit<HardWord, 'spelling'>[]
  /** Number of students whose known words can be estimated. */
  readonly estimated: number
}

/**
 * Returns the hard words of an assigned text: first those that most students looked up in it, then those that most
 * probably don't know, then the rarest. What students have practised, saved or marked elsewhere has no part in it. Where
 * nobody's words can be estimated, the words that aren't common take the place of those probably unknown.
 */
export async function hardWordsOfText(
  model: LearnerModel,
  classroomId: number,
  assignmentId: number,
): Promise<HardWordsOfText> {
  const [students, version] = await Promise.all([
    studentsOfClassroom.fetchAll(model.pool, { classroomId }),
    assignedVersion.fetchFirst(model.pool, { assignmentId }),
  ])
  if (!version) return { words: [], estimated: 0 }
  const userIds = students.map(({ student }) => student.id)
  const [lookedUp, known, [words]] = await Promise.all([
    lookedUpInText.fetchAll(model.pool, { assignmentId, userIds }),
    knowledgeOfClass(model, classroomId, userIds),
    articleWords(model, [version]),
  ])
  const text = textOfArticle(model, words!)
  const readings = await readByClass(model, text, known)
  const unknown = countNew(text, [...readings.values()])
  const unknownOf = new Map(Array.from(text.spellIds, (id, place) => [id, unknown[place]!]))
  const lookedUpBy = new Map(lookedUp.map(({ spell_id, people }) => [spell_id, people]))
  const hard = new Set(lookedUpBy.keys())
  const { index } = model.dictionary
  const isHard = (place: number) =>
    unknown[place]! > 0 || (readings.size === 0 && text.areCommon[place] === 0)
  for (const [place, id] of Array.from(text.spellIds).entries())
    if (isHard(place) && !isPlainNumber(index, index.headwordOf(id) ?? '')) hard.add(id)
  const rank = (id: number) => index.rankOf(id) ?? Number.POSITIVE_INFINITY
  const found = [...hard]
    .flatMap((spell_id) => {
      const spell_lower = index.headwordOf(spell_id)
      if (spell_lower === undefined) return []
      const counts = { unknown: unknownOf.get(spell_id) ?? 0, looked_up: lookedUpBy.get(spell_id) ?? 0 }
      return { spell_id, spell_lower, level: index.levelOf(spell_lower) ?? null, ...counts }
    })
    .sort(
      (a, b) =>
        b.looked_up - a.looked_up ||
        b.unknown - a.unknown ||
        compareRarestFirst(rank(a.spell_id), rank(b.spell_id)) ||
        (a.spell_lower < b.spell_lower ? -1 : 1),
    )
  return { words: found, estimated: readings.size }
}

/**
 * Whether a headword is a number that beginners learn to count with, alone or in a compound: eleven, thirty-one. These
 * are rare in texts and yet known, so they count as hard only where students look them up.
 */
function isPlainNumber(index: DictionaryIndex, headword: string): boolean {
  return headword
    .split('-')
    .every(
      (part) => index.levelOf(part) === 'A1' && (index.partsOfSpeech(part) & partOfSpeechBits.number) !== 0,
    )
}

/** Compares ranks by frequency, infinite ones included. */
function compareRarestFirst(a: number, b: number): number {
  return a === b ? 0 : b - a
}
