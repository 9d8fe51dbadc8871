import { readFileSync } from 'node:fs'
import type { Phoneme } from '@wordhoard/dictionary/speech/phonemes'
import { soundFeatures, stressFeatures } from './rule-features'
import { isWeakVowel, mainFromEnd, moveMain, phonemesOf, type RuleWord, ruleWord } from './rule-word'
import type { Transformation } from './transformation-learning'

/**
 * Rules learnt from human transcriptions, in the order of application: first for the position of the stress, then for
 * sounds.
 */
export interface LearnedRules {
  readonly stress: readonly Transformation[]
  readonly sounds: readonly Transformation[]
  /** Rules for optional variants, where speakers differ; the most usual differences come first. */
  readonly variants: readonly Transformation[]
}

const FILE = new URL('../../../data/generated/pronunciation-rules.tsv', import.meta.url)

/** Reads a file of lines `stress|sound|variant TAB template TAB value TAB from TAB to` after comment lines. */
export function readLearnedRules(file: URL | string = FILE): LearnedRules {
  const rules: Record<string, Transformation[]> = { stress: [], sound: [], variant: [] }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [kind = '', template = '', value = '', from = '', to = ''] = line.split('\t')
    rules[kind]?.push({ template: Number(template), value, from, to })
  }
  return { stress: rules.stress!, sounds: rules.sound!, variants: rules.variant! }
}

/** Returns a word's phonemes after the learnt rules, followed by a variant if the rules have one. */
export function applyLearnedRules(
  word: string,
  phonemes: readonly Phoneme[],
  rules: LearnedRules,
): Phoneme[][] {
  const spoken = ruleWord(word, phonemes)
  applyStress(spoken, rules.stress)
  applySounds(spoken, rules.sounds)
  const mainPronunciation = phonemesOf(spoken)
  return applyVariant(spoken, rules.variants) ? [mainPronunciation, phonemesOf(spoken)] : [mainPronunciation]
}

/** Applies the rules that move the main stress, in order; changes `spoken`. */
export function applyStress(spoken: RuleWord, rules: readonly Transformation[]): void {
  for (const { template, value, from, to } of rules) {
    if (mainFromEnd(spoken) === from && stressFeatures(spoken)[template] === value)
      moveMain(spoken, Number(to))
  }
}

/** Applies the rules that change sounds, in order; changes `spoken`. */
export function applySounds(spoken: RuleWord, rules: readonly Transformation[]): void {
  // Features are expensive to compute and stay valid until a rule changes the word.
  let features: (string | undefined)[][] = []
  for (const { template, value, from, to } of rules) {
    const places = spoken.slots.flatMap(({ sound }, index) => {
      if (sound !== from) return []
      features[index] ??= soundFeatures(spoken, index)
      return features[index][template] === value ? [index] : []
    })
    for (const place of places) spoken.slots[place]!.sound = to
    if (places.length > 0) features = []
  }
}

/** Applies the first variant that fits, in one place; returns false if none does. */
function applyVariant(spoken: RuleWord, variants: readonly Transformation[]): boolean {
  const features = spoken.slots.map((_, index) => soundFeatures(spoken, index))
  for (const { template, value, from, to } of variants) {
    const place = spoken.slots.findIndex(
      (slot, index) => slot.sound === from && isWeakVowel(slot) && features[index]![template] === value,
    )
    if (place < 0) continue
    spoken.slots[place]!.sound = to
    return true
  }
  return false
}
