import pg from 'pg'
import { importDictionary } from '../import/import'

/**
 * A process that imports and kills itself after a while, or at a stage's nth progress:
 * `killed-import.ts <connection string> <wordnet> <lists> <file> <progress reports until the end>`; 0 lets it finish.
 */
const [connectionString, wordNet = '', lists = '', file = '', reports = '0'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 2 })
let left = Number(reports)
await importDictionary(pool, {
  file,
  folders: { wordNet, lists },
  onProgress: () => {
    left--
    // A moment later, so that it falls into the middle of a statement, too.
    if (left === 0) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Math.random() * 120)
  },
})
await pool.end()
