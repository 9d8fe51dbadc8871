import type { TableColumns } from '@wordhoard/database/sql/table-columns'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type pg from 'pg'
import type { LoadProgress } from '../load/progress'
import { copyJsonLine, copyRows } from '../rows/copy'
import type { HeadedPart } from './imported-part'
import { inTransaction } from './in-transaction'
import { writeTranslations } from './packs/release-packs'
import type { PartBatch, RecordSource } from './record-source'
import type { Release } from './releases'
import { beginComposing, saveProgress } from './releases.queries'

const target: TableColumns<'imported_entry'> = {
  name: 'imported_entry',
  columns: ['headword', 'release_id', 'ordinal', 'pos_bits', 'is_inflection', 'body'],
}

/** Number of steps of the progress bar. */
const STEPS = 1_000

/**
 * Reads the rest of a release into `imported_entry`. Each batch is a transaction that also saves its position, so that
 * a run that was killed can resume there.
 *
 * @returns the counts of the whole release
 */
export async function readRelease(
  client: pg.PoolClient,
  records: RecordSource,
  release: Release,
  onProgress: (progress: LoadProgress) => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = { ...release.counts }
  let nextEntry = release.nextEntry
  // While the database writes one batch, we read the next.
  let writing: Promise<void> = Promise.resolve()
  for await (const batch of records.read(release.position)) {
    await writing
    for (const [name, number] of Object.entries(batch.counts)) counts[name] = (counts[name] ?? 0) + number
    const first = nextEntry
    nextEntry += batch.parts.length
    writing = write(client, records, release.id, batch, { first, nextEntry, counts: { ...counts } })
    // Awaited above; until then a failure mustn't count as unhandled.
    writing.catch(() => undefined)
    onProgress({ stage: 'Reading', done: Math.round(batch.share * STEPS), total: STEPS })
  }
  await writing
  await beginComposing.execute(client, { id: release.id })
  return counts
}

async function write(
  client: pg.PoolClient,
  records: RecordSource,
  release: number,
  batch: PartBatch,
  state: { first: number; nextEntry: number; counts: Release['counts'] },
): Promise<void> {
  await inTransaction(client, async () => {
    await copyRows(client, target, rowsOf(batch.parts, release, state.first))
    if (records.hasTranslations) await writeTranslations(client, records, release, batch.translations ?? [])
    const { nextEntry, counts } = state
    await saveProgress.execute(client, { id: release, position: batch.position, nextEntry, counts })
  })
}

function* rowsOf(parts: readonly HeadedPart[], release: number, first: number): Generator<string> {
  for (const [index, { headword, part }] of parts.entries()) {
    const bits = part.senses && part.partOfSpeech ? partOfSpeechBits[part.partOfSpeech] : 0
    const isInflection = part.isInflection ?? false
    yield copyJsonLine([headword, release, first + index, bits, isInflection], part)
  }
}
