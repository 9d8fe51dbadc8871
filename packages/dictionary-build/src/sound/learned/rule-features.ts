import type { RuleWord } from './rule-word'

/** Each template is a combination of features; a rule applies to one value of a template. */
const SOUND_TEMPLATES = [
  ...['S', 'L S', 'L S E', 'r1 L', 'L r1 S', 'l1 L', 'l1 L S', 'l1 L r1', 'l1 L r1 S', 'L r2', 'L r2 S'],
  ...['L r3', 'L r3 S', 'l2 L', 'l2 L S', 'l2 L r1', 'l2 L r1 S', 'l1 L r2', 'l1 L r2 S', 'l3 L', 'l3 L S'],
  ...['l2 L r2', 'tail', 'tail S', 'tail l1', 'tail l2', 'head', 'head S', 'head r1', 'head r2', 'p1 n1'],
  ...['p1 S', 'n1 S', 'p1 n1 S', 'n1 n2', 'n1 n2 S', 'p2 p1', 'p2 p1 S', 'L n1 S', 'L p1 S', 'L p1 n1'],
  ...['L p1 n1 S', 'L r1 S E', 'L r2 S E', 'L v1 S', 'L v1 r1 S', 'L w1 S', 'L w1 l1 S', 'n1 E S'],
].map((template) => template.split(' '))

const STRESS_TEMPLATES = [
  ...[
    't2 V',
    't3 V',
    't4 V',
    't5 V',
    't6 V',
    't3',
    't4',
    't5',
    't6',
    'h2 V',
    'h3 V',
    'h4 V',
    'h5 V',
    'h3 t2',
  ],
  ...['h2 t2 V', 'h2 t3', 'h2 t3 V', 'h3 t3', 'v0 v1 V', 'v0 v1 v2', 'v0 v1 v2 V', 't2 v0 v1', 't3 v1 v2 V'],
  ...['t2 v1 v2 V', 't3 v1', 't4 v1', 't4 v2', 'h4', 'h5', 'h6'],
].map((template) => template.split(' '))

const MAX_AFFIX_LETTERS = 6

/** Returns the current values of all templates for one sound of a word. */
export function soundFeatures({ word, slots, spans }: RuleWord, index: number): (string | undefined)[] {
  const [from, to] = spans[index]!
  const before = `##${word}`.slice(0, from + 2)
  const after = `${word.slice(to)}##`
  const vowels = slots.flatMap(({ vowel }, at) => (vowel ? [at] : []))
  const main = slots.findIndex(({ stress }) => stress === 1)
  const sound = (at: number) => (at < 0 || at >= slots.length ? '#' : slots[at]!.sound)
  const nextVowel = vowels.find((at) => at > index)
  const lastVowel = vowels.findLast((at) => at < index)
  const features: Record<string, string> = {
    L: word.slice(from, to),
    l1: before.slice(-1),
    l2: before.slice(-2),
    l3: before.slice(-3),
    r1: after.slice(0, 1),
    r2: after.slice(0, 2),
    r3: after.slice(0, 3),
    tail: word.length - from <= MAX_AFFIX_LETTERS ? word.slice(from) : '',
    head: to <= MAX_AFFIX_LETTERS - 1 ? word.slice(0, to) : '',
    p1: sound(index - 1),
    p2: sound(index - 2),
    n1: sound(index + 1),
    n2: sound(index + 2),
    v1: nextVowel === undefined ? '#' : slots[nextVowel]!.sound,
    w1: lastVowel === undefined ? '#' : slots[lastVowel]!.sound,
    S: stressCode(slots, vowels, index, main),
    E: String(Math.min(3, vowels.filter((at) => at > index).length)),
  }
  return SOUND_TEMPLATES.map((names) => combineFeatures(names, features))
}

/** Returns a vowel's position relative to the main stress; for a consonant, that of the next vowel. */
function stressCode(
  slots: RuleWord['slots'],
  vowels: readonly number[],
  index: number,
  main: number,
): string {
  const vowel = vowels.find((at) => at >= index) ?? -1
  if (vowel < 0 || main < 0) return '-'
  const { stress, wasMain } = slots[vowel]!
  const away = vowels.indexOf(vowel) - vowels.indexOf(main)
  return `${Math.max(-2, Math.min(2, away))}${stress === 2 ? 's' : ''}${wasMain ? 'w' : ''}`
}

/** Returns the values of all templates for the position of a word's main stress. */
export function stressFeatures({ word, slots }: RuleWord): (string | undefined)[] {
  const vowels = slots.filter(({ vowel }) => vowel).map(({ sound }) => sound)
  const features: Record<string, string> = { V: String(Math.min(6, vowels.length)) }
  for (let size = 2; size <= MAX_AFFIX_LETTERS; size++) {
    features[`t${size}`] = word.length >= size ? word.slice(-size) : ''
    features[`h${size}`] = word.length >= size ? word.slice(0, size) : ''
  }
  for (let at = 0; at < 3; at++) features[`v${at}`] = vowels.at(-1 - at) ?? '#'
  return STRESS_TEMPLATES.map((names) => combineFeatures(names, features))
}

/**
 * Joins the values of a template's features. Returns undefined if one is empty, that is, if the word is too short or
 * too long for that affix; only the letters of a sound (`L`) may be empty.
 */
function combineFeatures(
  names: readonly string[],
  features: Readonly<Record<string, string>>,
): string | undefined {
  if (names.some((name) => name !== 'L' && features[name] === '')) return undefined
  return names.map((name) => features[name]).join('|')
}
