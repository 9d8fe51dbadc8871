import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
