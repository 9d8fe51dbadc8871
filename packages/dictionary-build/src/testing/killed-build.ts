import pg from 'pg'
import { buildDictionary } from '../build'

/**
 * Builds the dictionary and kills its own process at a stage: `killed-build.ts <connection string> <wordnet> <lists>
 * <stage>`.
 */
const [connectionString, wordNet = '', lists = '', stage] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString })
await buildDictionary(pool, {
  folders: { wordNet, lists },
  onProgress: (progress) => {
    if (progress.stage === stage) process.kill(process.pid, 'SIGKILL')
  },
})
