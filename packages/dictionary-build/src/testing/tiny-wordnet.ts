import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TinySynset {
  /** Name by which the pointers of other synsets refer to it. */
  readonly name: string
  readonly file: 'noun' | 'verb' | 'adj' | 'adv'
  /** Number of its lexicographer file. */
  readonly in?: number
  /** Words with underscores for spaces, followed by a colon and the tag count if there is one: New_York, bank:25. */
  readonly words: readonly string[]
  /** Symbol and name: "@ slope"; for particular words also their numbers: "! cold 1 1". */
  readonly pointers?: readonly string[]
  readonly gloss: string
}

const letters = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const
const files = ['noun', 'verb', 'adj', 'adv'] as const

/** Writes a WordNet of a few synsets in WordNet's own format (wndb(5WN), senseidx(5WN)). */
export function writeTinyWordNet(folder: string, synsets: readonly TinySynset[]): void {
  mkdirSync(folder, { recursive: true })
  const offsets = new Map<string, number>()
  // The first pass only finds the offsets; they have eight digits, so wrong ones don't change the length of a line.
  for (const file of files) dataFile(file, synsets, offsets)
  for (const file of files) writeFileSync(join(folder, `data.${file}`), dataFile(file, synsets, offsets))
  const senses = synsets.flatMap((synset) => sensesOf(synset, offsets.get(synset.name)!))
  writeFileSync(join(folder, 'index.sense'), senses.sort().join(''))
}

function dataFile(
  file: TinySynset['file'],
  synsets: readonly TinySynset[],
  offsets: Map<string, number>,
): string {
  let content = '  1 A licence stands here.\n'
  for (const synset of synsets) {
    if (synset.file !== file) continue
    offsets.set(synset.name, content.length)
    const words = synset.words.map((word) => `${word.split(':')[0]} 0`)
    const pointers = (synset.pointers ?? []).map((pointer) => {
      const [symbol, name, source = '0', target = '0'] = pointer.split(' ')
      const to = synsets.find((other) => other.name === name)
      if (!to) throw new Error(`There is no synset named ${name}: add it, or correct the pointer to it`)
      const ends = source.padStart(2, '0') + target.padStart(2, '0')
      return `${symbol} ${eightDigits(offsets.get(to.name) ?? 0)} ${letters[to.file]} ${ends}`
    })
    content += `${eightDigits(content.length)} ${twoDigits(synset.in ?? 3)} ${letters[file]} `
    content += `${words.length.toString(16).padStart(2, '0')} ${words.join(' ')} `
    content += `${String(pointers.length).padStart(3, '0')} ${pointers.map((pointer) => `${pointer} `).join('')}| ${synset.gloss}  \n`
  }
  return content
}

function sensesOf(synset: TinySynset, offset: number): string[] {
  const type = files.indexOf(synset.file) + 1
  return synset.words.map((word) => {
    const [lemma, tagCount = '0'] = word.split(':')
    const key = `${lemma!.toLowerCase()}%${type}:${twoDigits(synset.in ?? 3)}:00::`
    return `${key} ${eightDigits(offset)} 1 ${tagCount}\n`
  })
}

const eightDigits = (number: number) => String(number).padStart(8, '0')
const twoDigits = (number: number) => String(number).padStart(2, '0')
