import { fileURLToPath } from 'node:url'

/** Path of a file in this package's `data/`. */
export function dataFile(name: string): string {
  return fileURLToPath(new URL(`../data/${name}`, import.meta.url))
}
