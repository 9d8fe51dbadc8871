/** Leaves every page of the heap nearly empty, and tells how many bytes V8 keeps after collecting and after compacting. */
import { memoryUsage } from 'node:process'
import { collectGarbage, compactHeap } from './collect-garbage'

const objects = Array.from({ length: 400_000 }, (_, at) => ({ name: `object ${at}`, values: [at] }))
const kept = objects.filter((_, at) => at % 20 === 0)
objects.length = 0
collectGarbage()
const collected = memoryUsage().heapTotal
await compactHeap()
const compacted = memoryUsage().heapTotal
process.send?.({ collected, compacted, kept: kept.length })
