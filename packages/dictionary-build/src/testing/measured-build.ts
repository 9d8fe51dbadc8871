import pg from 'pg'
import { buildDictionary } from '../build'

/** What one build took. */
export interface MeasuredBuild {
  readonly seconds: number
  readonly peakMegabytes: number
}

/** A process that builds once and prints what it took as JSON: `measured-build.ts <connection string>`. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 1 })
const { seconds } = await buildDictionary(pool, { onProgress: () => undefined })
await pool.end()
const measured: MeasuredBuild = { seconds, peakMegabytes: process.resourceUsage().maxRSS / 1024 }
console.info(JSON.stringify(measured))
