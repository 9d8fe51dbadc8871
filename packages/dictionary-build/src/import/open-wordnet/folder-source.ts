import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import type { Headwords } from '../headwords'
import { ImportError } from '../import-error'
import { zipFiles } from '../input/zip-files'
import type { RecordSource } from '../record-source'
import { OPEN_WORDNET } from '../sources'
import { type Fields, isFields, objects, texts } from '../wiktionary/fields'
import { type OpenEntry, type OpenSynset, type OpenWordNet, openWordNetBatches } from './open-wordnet'

/** A YAML file of a release, in a folder or an archive. */
interface YamlFile {
  /** File name without folders. */
  readonly name: string
  /** Identifies the content. */
  readonly mark: string
  read(): Promise<Buffer>
}

/**
 * Returns the records of a folder of Open English WordNet's YAML files: entries-a.yaml … entries-z.yaml, and the
 * synsets by subject.
 */
export function folderSource(folder: string, headwords: Headwords): RecordSource {
  const names = yamlFolders(folder).find((names) => names.some(isEntries)) ?? []
  const files = names.map((path) => {
    const { size, mtimeMs } = statSync(path)
    return { name: basename(path), mark: `${size} ${mtimeMs}`, read: () => readFile(path) }
  })
  return yamlSource(folder, files, headwords)
}

/** Returns the records of a ZIP archive of such files, as releases are packed. */
export async function zipSource(path: string, headwords: Headwords): Promise<RecordSource> {
  const files = (await zipFiles(path)).map(({ name, size, crc, read }) => {
    return { name: basename(name), mark: `${size} ${crc}`, read }
  })
  return yamlSource(path, files, headwords)
}

function yamlSource(path: string, all: readonly YamlFile[], headwords: Headwords): RecordSource {
  const files = all.filter(({ name }) => name.endsWith('.yaml') && name !== 'frames.yaml')
  if (!files.some(({ name }) => isEntries(name))) {
    throw new ImportError(
      `${path} holds no Open English WordNet: it contains no files such as entries-a.yaml`,
    )
  }
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const hash = createHash('sha256')
  for (const { name, mark } of sorted) hash.update(`${name} ${mark}\n`)
  const day = statSync(path).mtime.toISOString().slice(0, 10)
  return {
    source: OPEN_WORDNET,
    identity: hash.digest('hex').slice(0, 32),
    version: `${basename(resolve(path))}, ${day}`,
    read: (from) => openWordNetBatches(() => readFiles(sorted), from, headwords),
  }
}

function isEntries(path: string): boolean {
  return basename(path).startsWith('entries-')
}

/** Lists the files of the folder itself, and of the subfolders in which an unpacked release has them. */
function yamlFolders(folder: string): string[][] {
  return [folder, join(folder, 'yaml'), join(folder, 'src', 'yaml')]
    .filter((place) => statSync(place, { throwIfNoEntry: false })?.isDirectory())
    .map((place) => readdirSync(place).map((name) => join(place, name)))
}

async function readFiles(files: readonly YamlFile[]): Promise<OpenWordNet> {
  const entries: OpenEntry[] = []
  const synsets = new Map<string, OpenSynset>()
  const counts: Record<string, number> = {}
  for (const file of files) {
    const content = await fileContent(file)
    if (content === undefined) {
      counts['damaged files'] = (counts['damaged files'] ?? 0) + 1
      continue
    }
    for (const [name, fields] of Object.entries(content)) {
      if (!isFields(fields)) continue
      if (isEntries(file.name)) entries.push(...entriesOf(name, fields))
      else synsets.set(name, synsetOf(fields))
    }
  }
  return { entries, synsets, counts }
}

/**
 * Parses a YAML file, keeping every scalar as text, because "no" and 1984 are words. Returns undefined for invalid
 * YAML.
 */
async function fileContent(file: YamlFile): Promise<Fields | undefined> {
  try {
    const content = load((await file.read()).toString('utf8'), { schema: FAILSAFE_SCHEMA })
    return isFields(content) ? content : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'YAMLException') return undefined
    throw error
  }
}

function entriesOf(lemma: string, byPart: Fields): OpenEntry[] {
  return Object.entries(byPart).flatMap(([name, fields]) => {
    if (!isFields(fields)) return []
    const senses = objects(fields.sense).flatMap((sense) => {
      if (typeof sense.id !== 'string' || typeof sense.synset !== 'string') return []
      const { id: key, synset } = sense
      return [{ key, synset, antonyms: texts(sense.antonym), exemplifies: texts(sense.exemplifies) }]
    })
    const sounds = objects(fields.pronunciation).map(({ value, variety }) => ({
      value: typeof value === 'string' ? value : '',
      variety: typeof variety === 'string' ? variety : '',
    }))
    // Homographs are numbered (n-1, n-2), so we take only the first letter.
    return [{ lemma, pos: name.slice(0, 1), sounds, senses }]
  })
}

/** Converts a synset; releases before 2021 name some fields in the plural. */
function synsetOf(fields: Fields): OpenSynset {
  const examples = fields.example ?? fields.examples
  return {
    definition: texts(fields.definition ?? fields.definitions)[0] ?? '',
    examples: [...texts(examples), ...texts(objects(examples).map(({ text }) => text))],
    members: texts(fields.members ?? fields.entries),
    hypernyms: [...texts(fields.hypernym), ...texts(fields.instance_hypernym)],
    isInstance: texts(fields.instance_hypernym).length > 0,
    topics: texts(fields.domain_topic),
    regions: texts(fields.domain_region),
    exemplifies: texts(fields.exemplifies),
  }
}
