import { readFileSync } from 'node:fs'
import type { Phoneme } from '@wordhoard/dictionary/speech/phonemes'
import { soundFeatures, stressFeatures } from './rule-features'
import { isWeakVowel, mainFromEnd, moveMain, phonemesOf, type RuleWord, ruleWord } from './rule-word'
import type { Transformation } from './transformation-learning'

/** Rules learnt against human transcriptions, in the order of application: first where the stress is, then the sounds. */
export interface LearnedRules {
  readonly stress: readonly Transformation[]
  readonly sounds: readonly Transformation[]
  /** Where people differ: what some say instead, the most usual differences first. */
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

/** A word's phonemes after the learnt rules, and what some say instead if the rules know of it. */
export function byLearnedRules(word: string, phonemes: readonly Phoneme[], rules: LearnedRules): Phoneme[][] {
  const spoken = ruleWord(word, phonemes)
  applyStress(spoken, rules.stress)
  applySounds(spoken, rules.sounds)
  const usual = phonemesOf(spoken)
  return applyVariant(spoken, rules.variants) ? [usual, phonemesOf(spoken)] : [usual]
}

export function applyStress(spoken: RuleWord, rules: readonly Transformation[]): void {
  for (const { template, value, from, to } of rules) {
    if (mainFromEnd(spoken) === from && stressFeatures(spoken)[template] === value)
      moveMain(spoken, Number(to))
  }
}

export function applySounds(spoken: RuleWord, rules: readonly Transformation[]): void {
  // Features are costly and hold until a rule changes the word.
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

/** Says the word as the first variant that applies has it, in one place; false when none does. */
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
