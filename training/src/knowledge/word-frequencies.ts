import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Zipf frequency of words that a list lacks; the rarest that lists have is 1. */
export const UNLISTED_FREQUENCY = 0.9

/** Frequencies of words by the Zipf scale: log₁₀ of occurrences in a thousand million words. */
export type WordFrequencies = ReadonlyMap<string, number>

/**
 * Reads a list of wordfreq (`large_xx.msgpack.gz`; Speer 2022, CC BY-SA 4.0), which joins subtitles (for English British
 * and American ones), news, books, an encyclopaedia and the web. Its place in the list is a word's frequency in
 * centibels.
 */
export function readWordFrequencies(folder: string, language: string): WordFrequencies {
  return parseWordFrequencies(gunzipSync(readFileSync(join(folder, `large_${language}.msgpack.gz`))))
}

export function parseWordFrequencies(packed: Buffer): WordFrequencies {
  const [, ...groups] = unpack(packed) as [unknown, ...string[][]]
  return new Map(
    groups.flatMap((words, centibels) => words.map((word) => [word, 9 - centibels / 100] as const)),
  )
}

/** Reads the part of MessagePack that these lists use: arrays, maps, strings and small numbers. */
function unpack(packed: Buffer): unknown {
  let at = 0
  const take = (bytes: number) => {
    at += bytes
    return packed.subarray(at - bytes, at)
  }
  const length = (bytes: number) => take(bytes).readUIntBE(0, bytes)
  const text = (bytes: number) => take(bytes).toString('utf8')
  const list = (size: number) => Array.from({ length: size }, next)
  function next(): unknown {
    const type = packed[at++]!
    if (type < 0x80) return type
    if (type < 0x90) return new Map(Array.from({ length: type & 15 }, () => [next(), next()]))
    if (type < 0xa0) return list(type & 15)
    if (type < 0xc0) return text(type & 31)
    if (type >= 0xd9 && type <= 0xdb) return text(length(1 << (type - 0xd9)))
    if (type === 0xdc || type === 0xdd) return list(length(type === 0xdc ? 2 : 4))
    throw new Error(`Unknown type in a list of frequencies: ${type}`)
  }
  return next()
}
