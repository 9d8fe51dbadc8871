import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { lastId } from '../../load/ids'
import { composeBatch, type ReadBatch, readBatch } from './compose'
import { loadComposeOptions } from './compose-options'
import type { ComposeRequest, ComposeThreadData } from './compose-thread'
import type { BatchRows } from './write-rows'

/** The thread of `ComposeThread`. A failure ends it, and the main thread gets the error. */
const { connectionString, folders, sourcesByRelease } = workerData as ComposeThreadData
const port = parentPort!
const pool = new pg.Pool({ connectionString, max: 1 })
const [client, options] = await Promise.all([
  pool.connect(),
  loadComposeOptions(folders, sourcesByRelease, false),
])

port.on('message', ({ after, lastDefinition }: ComposeRequest) => void answer(after, lastDefinition))

/** The batch after the one prepared last: the database reads it while this thread composes. */
let ahead: { readonly after: string; readonly batch: Promise<ReadBatch | undefined> } | undefined

async function answer(after: string, lastDefinition?: number): Promise<void> {
  // A request that doesn't go on from the last batch begins anew, because the tables may have changed.
  const isNext = lastDefinition !== undefined && ahead?.after === after
  const read = await (isNext ? ahead!.batch : readBatch(client, after, options))
  const last = lastDefinition ?? (await lastId(client, 'definition'))
  ahead = undefined
  if (read) {
    ahead = { after: read.last, batch: readBatch(client, read.last, options) }
    // Awaited with the next request; until then a failure mustn't count as unhandled.
    ahead.batch.catch(() => undefined)
  }
  const batch = read && (await composeBatch(read, last, options))
  port.postMessage({ batch }, batch ? buffersOf(batch.rows) : [])
}

/** Returns the memory of all chunks: it moves to the main thread. */
function buffersOf({ fresh, changed, ordinals, masks }: BatchRows): ArrayBuffer[] {
  const chunks = [...Object.values(fresh), ...Object.values(changed), ordinals, masks].flat()
  return chunks.map(({ buffer }) => buffer)
}
