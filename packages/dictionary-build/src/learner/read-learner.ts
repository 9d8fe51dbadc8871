import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Level, levels } from '@wordhoard/lexicon/level'
import { ListError } from '../lists/read-jsonl'
import {
  fieldLabels,
  type LearnerSense,
  partOfSpeechCodes,
  regionLabels,
  registerLabels,
} from './learner-sense'
import { parseShapeMarks } from './shape-marks'

const keyShape = /^(?<word>[^\s.]+(?:\.[^\s.]+)*)\.(?<code>[a-z]+)\.(?<number>[1-9]\d*)$/u
const knownLabels = new Set<string>([...regionLabels, ...registerLabels, ...fieldLabels])
/** Number of columns: key, level, labels, patterns, definition, examples, covers; phrases may have one more, for marks. */
const COLUMNS = 7

/** Returns the files of learner senses, sorted by name. */
export function learnerFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
}

/**
 * Reads all learner senses (`data/learner/*.tsv`), in the order in which an entry shows them.
 *
 * @throws ListError for a malformed line or a key that occurs twice, with file and line
 */
export function readLearnerSenses(folder: string): LearnerSense[] {
  const senses: LearnerSense[] = []
  const places = new Map<string, string>()
  for (const file of learnerFiles(folder)) {
    let index = -1
    for (const line of linesOf(readFileSync(join(folder, file)))) {
      index += 1
      if (line === '' || line.startsWith('#')) continue
      const sense = parseLearnerSense(line, `${file}:${index + 1}`)
      const other = places.get(sense.key)
      if (other) throw new ListError(`${sense.place}: the key ${sense.key} is already used at ${other}`)
      places.set(sense.key, sense.place)
      senses.push(sense)
    }
  }
  return senses
}

/**
 * Yields the lines of a file. Each is decoded by itself: cut out of the whole text, every cell would keep all of it in
 * memory, with two bytes a letter because of a single quotation mark.
 */
function* linesOf(content: Buffer): Generator<string> {
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf('\n', start)
    yield content.toString('utf8', start, end === -1 ? content.length : end)
    if (end === -1) return
    start = end + 1
  }
}

/**
 * Reads a line: key, level, labels, patterns, definition, examples, covers and, of a phrase that needs them, marks of its
 * shape, separated by tabs. Throws `ListError`.
 */
export function parseLearnerSense(line: string, place: string): LearnerSense {
  const columns = line.split('\t')
  if (columns.length !== COLUMNS && columns.length !== COLUMNS + 1)
    throw new ListError(`${place}: has ${columns.length} columns, not ${COLUMNS}`)
  const [key = '', level = '', labels = '', patterns = '', linkedText = '', examples = '', ...rest] = columns
  const [covers = '', marks = ''] = rest
  const match = keyShape.exec(key)?.groups
  const partOfSpeech = match && partOfSpeechCodes[match.code as keyof typeof partOfSpeechCodes]
  if (!match || !partOfSpeech)
    throw new ListError(`${place}: ${key} must be word.part.number, such as deal.n.2`)
  if (!(levels as readonly string[]).includes(level)) throw new ListError(`${place}: ${level} is no level`)
  const labelled = splitCell(labels, ';')
  const unknown = labelled.find((label) => !knownLabels.has(label))
  if (unknown !== undefined) throw new ListError(`${place}: the label ${unknown} is not in learner-sense.ts`)
  const headword = match.word!.replaceAll('_', ' ').toLowerCase()
  if (marks !== '' && !headword.includes(' ')) throw new ListError(`${place}: only a phrase has a shape`)
  return {
    key,
    headword,
    partOfSpeech,
    level: level as Level,
    labels: labelled,
    patterns: splitCell(patterns, ';'),
    linkedText,
    examples: splitCell(examples, '*'),
    covers: splitCell(covers, ' '),
    shape: parseShapeMarks(splitCell(marks, ';'), place),
    place,
  }
}

function splitCell(cell: string, separator: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice()
}

/** Reads the defining vocabulary: headwords, one a line. */
export function readDefiningVocabulary(folder: string): Set<string> {
  const lines = readFileSync(join(folder, 'defining-vocabulary.txt'), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}
