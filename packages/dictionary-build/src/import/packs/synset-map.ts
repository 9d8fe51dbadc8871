import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InputFolders } from '../../input-folders'
import { readSenseIndex } from '../../wordnet/sense-index'

/** The letters by which synsets of WordNet are named, in the order of the map’s lines. */
export const synsetLetters = ['a', 'r', 'v', 'n'] as const
export type SynsetLetter = (typeof synsetLetters)[number]

const letterOfFile = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const satisfies Record<
  string,
  SynsetLetter
>

/** A release's synsets of one part of speech: offsets in order, with the sense keys of each. */
export type Synsets = ReadonlyMap<number, readonly string[]>

/** Reads the synsets of a release of WordNet from its `index.sense`. */
export function readSynsets(folder: string): Record<SynsetLetter, Synsets> {
  const found: Record<SynsetLetter, [number, string][]> = { a: [], r: [], v: [], n: [] }
  for (const { key, file, offset } of readSenseIndex(readFileSync(join(folder, 'index.sense'))))
    found[letterOfFile[file]].push([offset, key])
  const group = (all: [number, string][]): Synsets => {
    const synsets = new Map<number, string[]>()
    for (const [offset, key] of all.sort(([a], [b]) => a - b)) {
      const keys = synsets.get(offset)
      if (keys) keys.push(key)
      else synsets.set(offset, [key])
    }
    return synsets
  }
  return { a: group(found.a), r: group(found.r), v: group(found.v), n: group(found.n) }
}

/** A synset of the older release, and its place among those of the newer one; undefined if it is gone. */
interface Mapped {
  readonly offset: number
  readonly place: number | undefined
}

/**
 * Finds for each synset of an older release that of the newer one with most of its sense keys. Keys hardly change: 99.8 %
 * of WordNet 3.0's are in 3.1.
 */
export function mapSynsets(older: Synsets, newer: Synsets): Mapped[] {
  const placeOf = new Map(
    [...newer.values()].flatMap((keys, place) => keys.map((key) => [key, place] as const)),
  )
  return [...older].map(([offset, keys]) => {
    const votes = new Map<number, number>()
    for (const key of keys) {
      const place = placeOf.get(key)
      if (place !== undefined) votes.set(place, (votes.get(place) ?? 0) + 1)
    }
    const [best] = [...votes].sort(([, a], [, b]) => b - a)
    return { offset, place: best?.[0] }
  })
}

/**
 * Writes a map as text, in which nearly all synsets are part of a run: as far from the one before as in the newer release,
 * and in the same order. `*12` is a run of twelve; `5:1` lies five bytes further than in the newer release, where one
 * synset comes between; `5:x` is gone. Numbers are in base 36.
 */
export function writeMap(mapped: readonly Mapped[], newer: Synsets): string {
  const offsets = [...newer.keys()]
  const tokens: string[] = []
  let run = 0
  let before = { offset: 0, place: -1 }
  for (const { offset, place } of mapped) {
    const farther =
      offset - before.offset - (place === undefined ? 0 : distance(offsets, before.place, place))
    const between = place === undefined ? 'x' : place - before.place - 1
    if (farther === 0 && between === 0) run++
    else {
      if (run > 0) tokens.push(`*${run.toString(36)}`)
      run = 0
      tokens.push(`${farther.toString(36)}:${between === 'x' ? between : between.toString(36)}`)
    }
    before = { offset, place: place ?? before.place }
  }
  if (run > 0) tokens.push(`*${run.toString(36)}`)
  return tokens.join(' ')
}

/** Reads such a text; returns places among the newer synsets by the offset in the older release. */
export function readMap(text: string, newer: Synsets): Map<number, number> {
  const offsets = [...newer.keys()]
  const found = new Map<number, number>()
  let offset = 0
  let place = -1
  const step = (farther: number, between: number) => {
    offset += farther + distance(offsets, place, place + between + 1)
    place += between + 1
    found.set(offset, place)
  }
  for (const token of text.split(' ')) {
    if (token.startsWith('*')) {
      for (let left = Number.parseInt(token.slice(1), 36); left > 0; left--) step(0, 0)
      continue
    }
    const [farther = '', between] = token.split(':')
    if (between === 'x') offset += Number.parseInt(farther, 36)
    else step(Number.parseInt(farther, 36), Number.parseInt(between ?? '', 36))
  }
  return found
}

function distance(offsets: readonly number[], from: number, to: number): number {
  return offsets[to]! - (from < 0 ? 0 : offsets[from]!)
}

/** Returns the path of the map from WordNet 3.0, to which other wordnets are keyed. */
export const synsetMapFile = ({ lists }: InputFolders) => join(lists, 'generated', 'wordnet30-synsets.txt')

/** Returns the sense keys of WordNet 3.1 by the synsets of 3.0, which are named as 00001740-n. */
export class SynsetKeys {
  readonly #places: Record<SynsetLetter, Map<number, number>>
  readonly #keys: Record<SynsetLetter, readonly (readonly string[])[]>

  constructor(folders: InputFolders) {
    const synsets = readSynsets(folders.wordNet)
    const lines = readFileSync(synsetMapFile(folders), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    const each = <T>(make: (letter: SynsetLetter) => T) => ({
      a: make('a'),
      r: make('r'),
      v: make('v'),
      n: make('n'),
    })
    this.#places = each((letter) => readMap(lines[synsetLetters.indexOf(letter)] ?? '', synsets[letter]))
    this.#keys = each((letter) => [...synsets[letter].values()])
  }

  /** Returns the keys of a synset; none if it is gone, or the name is none. */
  of(name: string): readonly string[] {
    const [, digits, letter] = /(\d{8})-([nvars])$/u.exec(name) ?? []
    if (digits === undefined || letter === undefined) return []
    const file = letter === 's' ? 'a' : (letter as SynsetLetter)
    const place = this.#places[file].get(Number(digits))
    return place === undefined ? [] : this.#keys[file][place]!
  }
}
