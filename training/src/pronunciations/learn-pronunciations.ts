import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fromEspeak } from '@wordhoard/dictionary-build/sound/espeak-sound'
import { isHeldOut } from '@wordhoard/dictionary-build/sound/held-out'
import { nearestReference } from '@wordhoard/dictionary-build/sound/learned/reference'
import { soundFeatures, stressFeatures } from '@wordhoard/dictionary-build/sound/learned/rule-features'
import {
  isWeakVowel,
  mainFromEnd,
  moveMain,
  type RuleWord,
  ruleWord,
} from '@wordhoard/dictionary-build/sound/learned/rule-word'
import {
  learnTransformations,
  learnVariants,
  type Site,
  type Transformation,
} from '@wordhoard/dictionary-build/sound/learned/transformation-learning'
import { readCorrections } from '@wordhoard/dictionary-build/sound/read-corrections'
import { applySpellingRules, isSpeakable } from '@wordhoard/dictionary-build/sound/spelling-rules'

/**
 * `npx tsx training/src/pronunciations/learn-pronunciations.ts <transcriptions.tsv> --spoken <file>`: learns
 * data/generated/pronunciation-rules.tsv from human transcriptions that are not part of the project. The first file has
 * the format of eval-pronunciations.ts, the second is written by `make-pronunciations.ts --all --spoken`. Every fifth
 * lemma is held out for measuring. A rule must correct at least `--gain` more places than it spoils, and be right in a
 * share `--precision` of the places that it changes. A variant must occur in a share `--share` of at least `--places`
 * places that it explains.
 */
const RULES = new URL(
  '../../../packages/dictionary-build/data/generated/pronunciation-rules.tsv',
  import.meta.url,
)
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    spoken: { type: 'string' },
    out: { type: 'string' },
    gain: { type: 'string', default: '4' },
    precision: { type: 'string', default: '0.85' },
    share: { type: 'string', default: '0.2' },
    places: { type: 'string', default: '6' },
  },
})
const [file] = positionals
if (file === undefined || options.spoken === undefined)
  throw new Error(
    'Usage: npx tsx training/src/pronunciations/learn-pronunciations.ts <transcriptions.tsv> --spoken <file>',
  )

/** Largest number of changes per sound. Transcriptions that need more are of another word, or wrong. */
const MOST_CHANGES = 0.5

const espeakSounds = new Map(rows(options.spoken).map(([word = '', sounds = '']) => [word, sounds]))
const right = new Map<string, string[]>()
for (const [lemma = '', , ipa = ''] of rows(file).slice(1)) {
  const word = lemma.toLowerCase()
  if (isHeldOut(lemma) || !/^\p{L}+$/u.test(lemma)) continue
  right.set(word, [...(right.get(word) ?? []), ...ipa.split('|')])
}
for (const [word, lines] of readCorrections()) {
  if (!isHeldOut(word) && !right.has(word) && /^\p{Ll}+$/u.test(word))
    right.set(
      word,
      lines.flatMap(({ alternatives }) => alternatives),
    )
}

interface Lesson {
  readonly spoken: RuleWord
  readonly transcriptions: readonly string[]
  sites: Site[]
}
const lessons: Lesson[] = []
for (const [word, transcriptions] of right) {
  const sounds = espeakSounds.get(word)
  if (sounds === undefined) continue
  const phonemes = applySpellingRules(word, fromEspeak(sounds))
  if (!isSpeakable(phonemes)) continue
  const spoken = ruleWord(word, phonemes)
  const reference = nearestReference(spoken, transcriptions)
  if (reference && reference.cost <= MOST_CHANGES * spoken.slots.length) {
    lessons.push({ spoken, transcriptions, sites: [] })
  }
}
console.info(`${lessons.length} words to learn from`)

for (const lesson of lessons) {
  const current = mainFromEnd(lesson.spoken)
  const { mainFromEnd: target } = nearestReference(lesson.spoken, lesson.transcriptions)!
  const vowels = lesson.spoken.slots.filter(({ vowel }) => vowel).length
  const reachable = current !== '-' && target !== undefined && Number(target) < vowels
  lesson.sites = reachable ? [movable(lesson.spoken, target)] : []
}

/** Returns the position of the main stress as a site: setting it moves the stress. */
function movable(spoken: RuleWord, target: string): Site {
  return {
    target,
    get current() {
      return mainFromEnd(spoken)
    },
    set current(to) {
      moveMain(spoken, Number(to))
    },
  }
}
const limits = {
  leastGain: Number(options.gain),
  leastPrecision: Number(options.precision),
  mostRules: 2000,
}
const stress = learnTransformations({
  ...limits,
  units: lessons,
  sitesOf: ({ sites }) => sites,
  featuresOf: ({ spoken }) => stressFeatures(spoken),
})

for (const lesson of lessons) {
  const { targets } = nearestReference(lesson.spoken, lesson.transcriptions)!
  lesson.sites = lesson.spoken.slots.map((slot, index) => ({
    target: targets[index]!,
    get current() {
      return slot.sound
    },
    set current(to) {
      slot.sound = to
    },
  }))
}
const task = {
  units: lessons,
  sitesOf: ({ sites }: Lesson) => sites,
  featuresOf: ({ spoken }: Lesson, index: number) => soundFeatures(spoken, index),
}
const sounds = learnTransformations({ ...task, ...limits })
const weak = lessons.map((lesson) => ({
  ...lesson,
  // An empty site without an error has no effect on learning.
  sites: lesson.sites.map((site, index) =>
    isWeakVowel(lesson.spoken.slots[index]!) ? site : { current: '', target: '' },
  ),
}))
const variants = learnVariants(
  { ...task, units: weak },
  {
    leastPlaces: Number(options.places),
    leastShare: Number(options.share),
    mostRules: 500,
  },
)

const HEAD = `# Rules that correct eSpeak NG's British pronunciations, learnt by training/src/pronunciations/learn-pronunciations.ts: kind, template
# (src/sound/learned/rule-features.ts), its value, what is said, what is to be said. In the order of application.
`
const lines = (kind: string, rules: readonly Transformation[]) =>
  rules.map(({ template, value, from, to }) => `${kind}\t${template}\t${value}\t${from}\t${to}\n`).join('')
writeFileSync(
  options.out ?? RULES,
  HEAD + lines('stress', stress) + lines('sound', sounds) + lines('variant', variants),
)
console.info(`${stress.length} rules of stress, ${sounds.length} of sounds, ${variants.length} of variants`)

function rows(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
