import { importWords } from '@wordhoard/contracts/vocabulary'
import { call } from '../../session/call'
import type { ListedWord } from './collect-words'

/** Words per request: few enough for visible progress and short requests. */
const WORDS_PER_REQUEST = 1_000

/** Actual or predicted result of an import. */
export interface ImportReport {
  /** Words that were not saved before, each once. */
  readonly newWords: readonly string[]
  /** Number of words that were already saved. */
  readonly saved: number
  readonly notRecognised: readonly string[]
  readonly added: number
  /** Undo ids, in the order in which the parts were imported. */
  readonly undoIds: readonly string[]
  /** Number of words of the list that have been processed. */
  readonly done: number
  /**
   * Spell ids of the words so far. The server counts each part separately, but two parts may contain the same headword.
   */
  readonly seen: ReadonlySet<number>
}

export const emptyReport: ImportReport = {
  newWords: [],
  saved: 0,
  notRecognised: [],
  added: 0,
  undoIds: [],
  done: 0,
  seen: new Set(),
}

interface RunOptions {
  readonly preview: boolean
  readonly priority: number
  readonly signal: AbortSignal
  /** Asked before each part; the import ends early when it returns true. */
  readonly isStopped: () => boolean
  /** Report of an earlier run to continue from. */
  readonly from?: ImportReport
  readonly onProgress: (report: ImportReport) => void
}

/**
 * Imports a list in parts, or has the server predict the result.
 *
 * @throws ApiError as soon as a part fails; the last report passed to `onProgress` says what has been done
 */
export async function runImport(words: readonly ListedWord[], options: RunOptions): Promise<ImportReport> {
  const { preview, priority, signal, onProgress } = options
  let report = options.from ?? emptyReport
  while (report.done < words.length && !options.isStopped()) {
    signal.throwIfAborted()
    const part = words.slice(report.done, report.done + WORDS_PER_REQUEST)
    const answer = await call(importWords, { body: { words: part, priority, preview } }, { signal })
    const { seen } = report
    const unseen = answer.recognised.filter(({ spell_id }) => !seen.has(spell_id))
    const newWords = unseen.filter(({ is_saved }) => !is_saved).map(({ spell_lower }) => spell_lower)
    report = {
      newWords: [...report.newWords, ...newWords],
      saved: report.saved + unseen.length - newWords.length,
      notRecognised: [...report.notRecognised, ...answer.not_recognised],
      added: preview ? report.added + newWords.length : report.added + answer.added,
      undoIds: answer.undo_id === null ? report.undoIds : [...report.undoIds, answer.undo_id],
      done: report.done + part.length,
      seen: new Set([...seen, ...unseen.map(({ spell_id }) => spell_id)]),
    }
    onProgress(report)
  }
  return report
}
