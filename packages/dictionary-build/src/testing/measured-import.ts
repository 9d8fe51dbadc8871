import pg from 'pg'
import { importDictionary } from '../import/import'

/** What one import took. */
export interface MeasuredImport {
  readonly seconds: number
  readonly peakMegabytes: number
  readonly spells: number
  readonly definitions: number
  readonly counts: Readonly<Record<string, number>>
}

/** A process that imports once and prints what it took as JSON: `measured-import.ts <connection string> <file>`. */
const [connectionString, file = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 2 })
let stage = ''
const tell = (what: string) => {
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  console.error(`${(performance.now() / 1000).toFixed(1)} s, ${memory} MB: ${what}`)
}
const { seconds, spells, definitions, counts } = await importDictionary(pool, {
  file,
  onProgress: (progress) => {
    if (progress.stage === stage) return
    stage = progress.stage
    tell(stage)
  },
})
await pool.end()
tell('Done')
const peakMegabytes = process.resourceUsage().maxRSS / 1024
const measured: MeasuredImport = { seconds, peakMegabytes, spells, definitions, counts }
console.info(JSON.stringify(measured))
