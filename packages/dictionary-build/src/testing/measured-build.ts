import pg from 'pg'
import { buildDictionary } from '../build'

/** Measurements of one build. */
export interface MeasuredBuild {
  readonly seconds: number
}

/** Builds once and prints the measurements as JSON: `measured-build.ts <connection string>`. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 1 })
const { seconds } = await buildDictionary(pool, { onProgress: () => undefined })
await pool.end()
const measured: MeasuredBuild = { seconds }
console.info(JSON.stringify(measured))
