import { isVowel } from '@wordhoard/dictionary/speech/phonemes'

/**
 * Spellings of each phoneme in British English. The list needn't be complete, because other spellings only cost more.
 */
const SPELT: Readonly<Record<string, string>> = {
  p: 'p pp',
  b: 'b bb',
  t: 't tt ed bt pt',
  d: 'd dd ed ld',
  k: 'k c ck ch cc cq q x kh cch',
  ɡ: 'g gg gh gu x',
  f: 'f ff ph gh',
  v: 'v vv ph',
  θ: 'th',
  ð: 'th the',
  s: 's ss c sc ce se ps x st z',
  z: 'z zz s se x ss',
  ʃ: 'sh ti ci ch ssi si s sch sci ce',
  ʒ: 'si ge g j s z',
  h: 'h wh',
  tʃ: 'ch tch t c ti',
  dʒ: 'j g dg dge ge gg d di',
  m: 'm mm mb mn',
  n: 'n nn kn gn pn ne',
  ŋ: 'ng n',
  l: 'l ll le',
  r: 'r rr wr rh rrh',
  w: 'w wh u o',
  j: 'y i j e u',
  iː: 'ee ea e ie i ei ey oe ae eo',
  ɪ: 'i y e a ie ui u ee',
  i: 'y i e ie ey ee',
  e: 'e ea a ai ie ae',
  æ: 'a ai',
  ɑː: 'a ar aa al au ah er ear are',
  ɒ: 'o a au ou ow',
  ɔː: 'or au aw a o ore oar our al oor ough augh ar',
  ʊ: 'u oo o ou',
  u: 'u ou o',
  uː: 'oo u ue ou ew o ui ough eu oe',
  ʌ: 'u o ou oo',
  ɜː: 'er ir ur ear or yr our eur',
  ə: 'a e o u i er or ar ou our re eu y ure ia io ough',
  eɪ: 'a ai ay ei ey ea eigh et e',
  aɪ: 'i y igh ie ei ye ai uy',
  ɔɪ: 'oi oy',
  aʊ: 'ou ow au ough',
  əʊ: 'o oa ow oe ou ew eau au ough',
  ɪə: 'eer ear ere ier e eo ia i ea er eir',
  eə: 'air are ear ar a ere ae er ai eir',
  ʊə: 'ure our oor ur u ou',
}
const LISTED = new Map(Object.entries(SPELT).map(([sound, chunks]) => [sound, new Set(chunks.split(' '))]))
const MAX_CHUNK_LETTERS = 4
const VOWEL_LETTERS = /^[aeiouyàâäéèêëîïôöùûü]+$/

/** Costs of an alignment's steps: an unlisted spelling, a silent letter, a sound without a letter. */
const UNLISTED_VOWEL = 1
const UNLISTED_CONSONANT = 2
const MISMATCH = 4
const SILENT_LETTER = 0.9
const UNSPELT_SOUND = 1.3
/** Breaks ties in favour of the longer chunk: `sh` rather than `s` and a silent h. */
const LONGER = 0.01

/** Start and end of the letters that spell a phoneme, as indexes in the word. */
export type Span = readonly [from: number, to: number]

/**
 * Returns the letters of a word that spell each of its phonemes: the cheapest monotonic alignment, found by dynamic
 * programming over letters and phonemes. A silent letter belongs to no phoneme; a phoneme without a letter has an empty
 * span.
 */
export function letterSpans(word: string, sounds: readonly string[]): Span[] {
  const letters = word.length
  const costs = Array.from({ length: sounds.length + 1 }, () => new Float64Array(letters + 1).fill(Infinity))
  const steps = Array.from({ length: sounds.length + 1 }, () => new Int8Array(letters + 1).fill(-2))
  costs[0]![0] = 0
  for (let said = 0; said <= sounds.length; said++) {
    const row = costs[said]!
    for (let at = 0; at <= letters; at++) {
      if (said > 0) {
        for (let size = 0; size <= Math.min(MAX_CHUNK_LETTERS, at); size++) {
          const cost = costs[said - 1]![at - size]! + chunkCost(sounds[said - 1]!, word.slice(at - size, at))
          if (cost < row[at]!) {
            row[at] = cost
            steps[said]![at] = size
          }
        }
      }
      if (at > 0 && row[at - 1]! + SILENT_LETTER < row[at]!) {
        row[at] = row[at - 1]! + SILENT_LETTER
        steps[said]![at] = -1
      }
    }
  }
  const spans: Span[] = []
  let at = letters
  for (let said = sounds.length; said > 0; ) {
    const size = steps[said]![at]!
    if (size < 0) {
      at--
      continue
    }
    spans.unshift([at - size, at])
    at -= size
    said--
  }
  return spans
}

function chunkCost(sound: string, chunk: string): number {
  if (chunk === '') return UNSPELT_SOUND
  const longer = LONGER * chunk.length
  if (LISTED.get(sound)?.has(chunk)) return -longer
  const vowel = isVowel(sound)
  if (VOWEL_LETTERS.test(chunk) === vowel) {
    return (vowel ? UNLISTED_VOWEL : UNLISTED_CONSONANT) * chunk.length - longer
  }
  return MISMATCH * chunk.length
}
