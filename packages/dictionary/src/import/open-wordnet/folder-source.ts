import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import type { Headwords } from '../headwords'
import { ImportError } from '../import-error'
import type { RecordSource } from '../record-source'
import { OPEN_WORDNET } from '../sources'
import { type Fields, isFields, objects, texts } from '../wiktionary/fields'
import { type OpenEntry, type OpenSynset, type OpenWordNet, openWordNetBatches } from './open-wordnet'

/** A folder of Open English WordNet's YAML files: entries-a.yaml … entries-z.yaml, and the synsets by subject. */
export function folderSource(folder: string, headwords: Headwords): RecordSource {
  const files = yamlFiles(folder)
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${basename(file)} ${size} ${mtimeMs}\n`)
  }
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs))
  return {
    source: OPEN_WORDNET,
    identity: hash.digest('hex').slice(0, 32),
    version: `${basename(resolve(folder))}, ${new Date(newest).toISOString().slice(0, 10)}`,
    read: (from) => openWordNetBatches(() => readFolder(files), from, headwords),
  }
}

/** The folder itself, or `src/yaml` of an unpacked release. */
function yamlFiles(folder: string): string[] {
  for (const place of [folder, join(folder, 'yaml'), join(folder, 'src', 'yaml')]) {
    const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
    const names = isFolder ? readdirSync(place).filter((name) => name.endsWith('.yaml')) : []
    if (names.some((name) => name.startsWith('entries-'))) {
      return names
        .filter((name) => name !== 'frames.yaml')
        .sort()
        .map((name) => join(place, name))
    }
  }
  throw new ImportError(
    `${folder} holds no Open English WordNet: there is no entries-a.yaml or the like in it`,
  )
}

async function readFolder(files: readonly string[]): Promise<OpenWordNet> {
  const entries: OpenEntry[] = []
  const synsets = new Map<string, OpenSynset>()
  const counts: Record<string, number> = {}
  for (const file of files) {
    const content = await fileContent(file)
    if (content === undefined) {
      counts['damaged files'] = (counts['damaged files'] ?? 0) + 1
      continue
    }
    const isEntries = basename(file).startsWith('entries-')
    for (const [name, fields] of Object.entries(content)) {
      if (!isFields(fields)) continue
      if (isEntries) entries.push(...entriesOf(name, fields))
      else synsets.set(name, synsetOf(fields))
    }
  }
  return { entries, synsets, counts }
}

/** Every scalar stays the text that it is: "no" and 1984 are words. Undefined for what is no YAML. */
async function fileContent(file: string): Promise<Fields | undefined> {
  try {
    const content = load(await readFile(file, 'utf8'), { schema: FAILSAFE_SCHEMA })
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
    // Homographs are numbered: n-1, n-2.
    return [{ lemma, pos: name.slice(0, 1), sounds, senses }]
  })
}

/** Releases before 2021 name some fields in the plural. */
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
