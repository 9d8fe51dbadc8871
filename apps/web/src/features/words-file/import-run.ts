import { importWords } from '@wordhoard/contracts/vocabulary'
import { call } from '../../session/call'
import type { ListedWord } from './collect-words'

/** Words per request: few enough for visible progress and short requests. */
const CHUNK = 1_000

/** Result, or predicted result, of an import. */
export interface ImportReport {
  /** Words that were not saved before, each once. */
  readonly fresh: readonly string[]
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
  fresh: [],
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
  readonly isEnough: () => boolean
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
  while (report.done < words.length && !options.isEnough()) {
    signal.throwIfAborted()
    const part = words.slice(report.done, report.done + CHUNK)
    const answer = await call(importWords, { body: { words: part, priority, preview } }, { signal })
    const { seen } = report
    const unseen = answer.recognised.filter(({ spell_id }) => !seen.has(spell_id))
    const fresh = unseen.filter(({ is_saved }) => !is_saved).map(({ spell_lower }) => spell_lower)
    report = {
      fresh: [...report.fresh, ...fresh],
      saved: report.saved + unseen.length - fresh.length,
      notRecognised: [...report.notRecognised, ...answer.not_recognised],
      added: preview ? report.added + fresh.length : report.added + answer.added,
      undoIds: answer.undo_id === null ? report.undoIds : [...report.undoIds, answer.undo_id],
      done: report.done + part.length,
      seen: new Set([...seen, ...unseen.map(({ spell_id }) => spell_id)]),
    }
    onProgress(report)
  }
  return report
}
