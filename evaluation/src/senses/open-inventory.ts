import { fileURLToPath } from 'node:url'
import { openDatabase } from '@wordhoard/database/open'
import { buildDictionary } from '@wordhoard/dictionary-build/build'

const defaultDataDirectory = fileURLToPath(new URL('../../../.data', import.meta.url))

/**
 * Opens the product's database (DATABASE_URL, otherwise the embedded server in DATA_DIR), and builds its dictionary if it
 * is missing or out of date.
 */
export async function openDictionary(): Promise<Awaited<ReturnType<typeof openDatabase>>> {
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || defaultDataDirectory,
    share: true,
    connections: 2,
    log: (sentence) => console.info(sentence),
  })
  let stage = ''
  try {
    await buildDictionary(database.pool, {
      onProgress(progress) {
        if (progress.stage !== stage) console.info(`Building the dictionary: ${progress.stage}`)
        stage = progress.stage
      },
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
