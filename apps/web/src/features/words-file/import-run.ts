import { importWords } from '@wordhoard/contracts/vocabulary'
import { call } from '../../session/call'
import type { ListedWord } from './collect-words'

/** Words of one request: small enough that progress moves and none of them takes long. */
const CHUNK = 1_000

/** What came, or would come, of an import. */
export interface ImportReport {
  /** Words that were not saved before, each once. */
  readonly fresh: readonly string[]
  /** Words that were. */
  readonly saved: number
  readonly notRecognised: readonly string[]
  readonly added: number
  /** In the order in which the parts were imported. */
  readonly undoIds: readonly string[]
  /** Words of the list that have been dealt with. */
  readonly done: number
  /** Ids of the words so far: the server knows of one part at a time, and the same headword may be in two of them. */
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
  /** Asked between two parts: whether to leave it at that. */
  readonly isEnough: () => boolean
  /** What was done before, to go on from. */
  readonly from?: ImportReport
  readonly onProgress: (report: ImportReport) => void
}

/**
 * Imports a list part by part, or has the server say what would happen.
 *
 * @throws ApiError as soon as a part fails; what `onProgress` heard last has been done
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
