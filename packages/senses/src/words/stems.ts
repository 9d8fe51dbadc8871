import { usualBase } from './irregular-forms'

/**
 * Words that occur with every sense of every word, so they give no evidence. Digits and single letters are left out
 * too.
 */
const stopWords = new Set(
  `a about above after again against all almost along already also although always am among an and another any anybody anyone
anything are around as at away be because been before being below between both but by can could did do does doing done down
during each either else enough etc even ever every everybody everyone everything few for from further get gets getting given
had has have having he hence her here hers herself him himself his how however i if in indeed instead into is it its itself just
least less let like made make makes making many may me might mine more most much must my myself near neither never no nobody
none nor not nothing now of off often on once one ones oneself only onto or other others otherwise ought our ours ourselves out
over own per perhaps quite rather same shall she should since so some somebody someone something sometimes somewhat somewhere
still such than that the their theirs them themselves then there therefore these they thing things this those though through
thus till to together too toward towards under unless until up upon us used uses using very was we well were what whatever when
whenever where wherever whether which while who whoever whole whom whose why will with within without would yet you your yours
yourself ain aren couldn didn doesn don hadn hasn haven isn ll re ve wasn weren won wouldn shouldn especially usually
e.g i.e someone's one's consisting characterized relating pertaining`.split(/\s+/),
)

/** Pairs of spellings, British and American, that no rule below covers. */
const spellings = new Map(
  `cheque check|grey gray|tyre tire|plough plow|programme program|catalogue catalog|dialogue dialog|jewellery jewelry|defence defense|offence offense|licence license|practise practice|sceptic skeptic|sceptical skeptical|mould mold|pyjamas pajamas|axe ax
moustache mustache|manoeuvre maneuver|aluminium aluminum|kerb curb|draught draft|analyse analyze|paralyse paralyze|storey story`
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [british = '', american = ''] = pair.split(' ')
      return [[british, american] as const, [`${british}s`, american] as const]
    }),
)

/** Words that look inflected but aren't. */
const uninflected = new Set(
  'news series species means physics politics mathematics economics lens evening morning wedding ceiling herring naked sacred'.split(
    ' ',
  ),
)

const vowel = /[aeiouy]/

/** Strips regular endings, so that all forms of a word coincide. The result need not be a word ('moving' → 'mov'). */
function strip(word: string): string {
  if (uninflected.has(word)) return word
  let stem = word
  if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) {
    stem = stem.endsWith('ies') && stem.length > 4 ? `${stem.slice(0, -3)}y` : stem.slice(0, -1)
    if (/(sse|she|che|xe|zze)$/.test(stem)) stem = stem.slice(0, -1)
  }
  if (stem.length > 4 && stem.endsWith('ed') && !stem.endsWith('eed') && vowel.test(stem.slice(0, -2))) {
    stem = stem.endsWith('ied') ? `${stem.slice(0, -3)}y` : stem.slice(0, -2)
  } else if (stem.length > 5 && stem.endsWith('ing') && vowel.test(stem.slice(0, -3))) {
    stem = stem.slice(0, -3)
  }
  if (stem.length > 5 && stem.endsWith('ly')) stem = stem.slice(0, -2)
  // Unifies spellings: colour/color, organise/organize, centre/center.
  if (stem.length > 4) {
    stem = stem
      .replace(/our$/, 'or')
      .replace(/i[sz](e?)$/, 'is$1')
      .replace(/i[sz]ation$/, 'isation')
    if (/[^aeiou]re$/.test(stem)) stem = `${stem.slice(0, -2)}er`
  }
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length > 3 && /([^aeiou])\1$/.test(stem)) stem = stem.slice(0, -1)
  return stem.length > 2 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem
}

const cache = new Map<string, string>()
/**
 * Maximum size of the cache: enough for all words of a dictionary's glosses. Stems of further words are computed each
 * time.
 */
const MAX_CACHED_STEMS = 120_000

/** Returns the stem of a lower-case word: the same for all its inflections and for both spellings. */
export function stemOf(word: string): string {
  let stem = cache.get(word)
  if (stem === undefined) {
    stem = makeStem(word)
    if (cache.size < MAX_CACHED_STEMS) cache.set(word, stem)
  }
  return stem
}

/** Returns the same as `stemOf`, without remembering it: for callers that keep the stems of their words themselves. */
export function makeStem(word: string): string {
  return strip(spellings.get(word) ?? usualBase(word) ?? word)
}

export function isStopWord(word: string): boolean {
  return word.length < 2 || stopWords.has(word)
}

/** Cached stem of every word, empty for stop words: glosses repeat a small vocabulary. */
const contentCache = new Map<string, string>()

/** Returns the stems of a text's content words, in order, with repeats; anything but letters separates words. */
export function contentStems(text: string): string[] {
  const stems: string[] = []
  // Nearly all texts have no letters but ASCII's, for which the simple pattern is several times as fast.
  for (const word of text.toLowerCase().match(/[^\0-\x7f‘’“”–…£]/.test(text) ? /\p{L}+/gu : /[a-z]+/g) ??
    []) {
    let stem = contentCache.get(word)
    if (stem === undefined) {
      stem = isStopWord(word) ? '' : stemOf(word)
      if (contentCache.size < MAX_CACHED_STEMS) contentCache.set(word, stem)
    }
    if (stem !== '') stems.push(stem)
  }
  return stems
}
