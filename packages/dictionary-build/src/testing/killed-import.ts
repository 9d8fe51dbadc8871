import pg from 'pg'
import { importDictionary } from '../import/import'

/**
 * Imports a file and kills its own process shortly after the nth progress report: `killed-import.ts <connection string>
 * <wordnet> <lists> <file> <n>`; 0 lets the import finish.
 */
const [connectionString, wordNet = '', lists = '', file = '', reports = '0'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 2 })
let left = Number(reports)
await importDictionary(pool, {
  file,
  folders: { wordNet, lists },
  onProgress: () => {
    left--
    // Waits a moment, so that the kill can also happen in the middle of a statement.
    if (left === 0) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Math.random() * 120)
  },
})
await pool.end()
