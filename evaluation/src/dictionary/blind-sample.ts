import { createHash } from 'node:crypto'

/** A line of a sheet of which a reader knows nothing but what stands on it. */
export interface BlindLine {
  /** Key of the learner sense, which the sheet does not show. */
  readonly key: string
  readonly headword: string
  readonly partOfSpeech: string
  readonly sentence: string
  /** What the reader chooses from, in the order shown. */
  readonly choices: readonly string[]
  /** Place of the right choice, or of ours, counted from 1. */
  readonly expected: number
}

/** A sense with what a sheet shows of it. */
export interface SampledSense {
  readonly key: string
  readonly headword: string
  readonly partOfSpeech: string
  readonly definition: string
  readonly example: string
}

/** Returns a number from 0 to 2³² − 1 that depends on a seed and a text only. */
export function hashNumber(seed: string, text: string): number {
  return createHash('sha256').update(`${seed}\n${text}`).digest().readUInt32BE()
}

/** Returns `count` items chosen by the hash of their keys: the same ones each time, and as good as random. */
export function chooseByHash<T extends { readonly key: string }>(
  items: readonly T[],
  count: number,
  seed: string,
): T[] {
  const order = (item: T) => hashNumber(seed, item.key)
  return [...items].sort((a, b) => order(a) - order(b)).slice(0, count)
}

/** Returns a line that asks which of two definitions explains a word better, ours or the other. */
export function compareDefinitions(sense: SampledSense, other: string, seed: string): BlindLine {
  const isOursFirst = hashNumber(`${seed} side`, sense.key) % 2 === 0
  return {
    key: sense.key,
    headword: sense.headword,
    partOfSpeech: sense.partOfSpeech,
    sentence: sense.example,
    choices: isOursFirst ? [sense.definition, other] : [other, sense.definition],
    expected: isOursFirst ? 1 : 2,
  }
}

/** Returns a line that asks which sense of a word its example means. `all`: all senses of the word. */
export function recogniseSense(sense: SampledSense, all: readonly SampledSense[], seed: string): BlindLine {
  const shown = chooseByHash(all, all.length, `${seed} ${sense.key}`)
  return {
    key: sense.key,
    headword: sense.headword,
    partOfSpeech: '',
    sentence: sense.example,
    choices: shown.map(({ definition }) => definition),
    expected: 1 + shown.findIndex(({ key }) => key === sense.key),
  }
}

/** Writes a sheet: number, answer (empty, for the reader to fill in), headword, part of speech, sentence, choices. */
export function writeSheet(lines: readonly BlindLine[]): string {
  const rows = lines.map(({ headword, partOfSpeech, sentence, choices }, index) =>
    [
      index + 1,
      '',
      headword,
      partOfSpeech,
      sentence,
      ...choices.map((choice, at) => `${at + 1}: ${choice}`),
    ].join('\t'),
  )
  return ['number\tanswer\theadword\tpart\tsentence\tchoices', ...rows, ''].join('\n')
}

/** Writes the key of a sheet: for each line, the key of its sense and the expected answer. */
export function writeKey(lines: readonly BlindLine[]): string {
  return lines.map(({ key, expected }) => `${key} ${expected}\n`).join('')
}

/** Reads the key of a sheet. */
export function readKey(text: string): { key: string; expected: number }[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [key = '', expected] = line.split(' ')
      return { key, expected: Number(expected) }
    })
}

/**
 * Reads the answers of a filled-in sheet, counted from 1; 0 where the reader could not decide.
 *
 * @throws Error for a line without an answer
 */
export function readAnswers(sheet: string): { headword: string; answer: number }[] {
  const rows = sheet.trimEnd().split('\n').slice(1)
  return rows.map((row) => {
    const [number, answer = '', headword = ''] = row.split('\t')
    if (!/^\d+$/u.test(answer)) throw new Error(`Line ${number} (${headword}) has no answer`)
    return { headword, answer: Number(answer) }
  })
}
