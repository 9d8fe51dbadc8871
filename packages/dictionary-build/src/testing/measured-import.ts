import pg from 'pg'
import { importDictionary } from '../import/import'

/** Measurements of one import. */
export interface MeasuredImport {
  readonly seconds: number
  readonly peakMegabytes: number
  readonly spells: number
  readonly definitions: number
  readonly counts: Readonly<Record<string, number>>
}

/** Imports once and prints the measurements as JSON: `measured-import.ts <connection string> <file>`. */
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
