import { keepFiles, listKeptFiles } from './built-file'
import { partName } from './part-name'

const { files, byName, common } = __SHELL__.parts

/** Returns the files of these parts, each once. */
function filesOf(names: Iterable<string>): string[] {
  const places = new Set([...names].flatMap((name) => byName[name] ?? []))
  return [...places].flatMap((place) => files[place] ?? [])
}

/**
 * Fetches this version’s files of the parts that were used in an earlier one, so that they still open without a network.
 */
export async function followParts(): Promise<void> {
  if (savesData()) return
  const names = (await listKeptFiles()).flatMap((file) => partName(file) ?? [])
  await keepFiles(filesOf(new Set(names)))
}

/** Fetches the parts that most people need without a network sooner or later. A first visit doesn't pay for them. */
export async function fetchCommonParts(): Promise<void> {
  if (!savesData()) await keepFiles(filesOf(common))
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
