import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { lastId } from '../../load/ids'
import { prepareBatch } from './compose'
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

async function answer(after: string, lastDefinition?: number): Promise<void> {
  const last = lastDefinition ?? (await lastId(client, 'definition'))
  const batch = await prepareBatch(client, after, last, options)
  port.postMessage({ batch }, batch ? buffersOf(batch.rows) : [])
}

/** Returns the memory of all chunks: it moves to the main thread. */
function buffersOf({ fresh, changed, ordinals, masks }: BatchRows): ArrayBuffer[] {
  const chunks = [...Object.values(fresh), ...Object.values(changed), ordinals, masks].flat()
  return chunks.map(({ buffer }) => buffer)
}
