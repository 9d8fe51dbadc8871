import type { HeadwordSenses } from '@wordhoard/evaluation/senses/inventory'
import { readContext } from '@wordhoard/senses/context/context'
import { describe, expect, it } from 'vitest'
import type { TrainingWord } from './pair-choices'
import { makeSubstituteChoices } from './substitutes'

const noun = (...traits: string[]) => ({ p: 'noun', o: '', f: traits.join(' ') })
const physician: HeadwordSenses = { keys: ['physician'], profiles: [noun('kphysician', 'y1')] }
const doctor: HeadwordSenses = {
  keys: ['doctor-1', 'doctor-2'],
  profiles: [noun('kdoctor-1', 'y1'), noun('kdoctor-2', 'y2')],
}
const inventory = {
  senses: (headword: string) => (headword === 'doctor' ? doctor : physician),
  headwordOf: () => undefined,
  examples: () => [],
  learnerExamples: () => [],
  wordKinds: () => new Map<number, number>(),
  definitions: () => undefined,
  soundOf: () => undefined,
  sameMeaning: (key: string) => (key === 'physician' ? [{ headword: 'doctor', key: 'doctor-1' }] : []),
}
const makeOccurrence = (document: number): TrainingWord => ({
  document,
  fullyTagged: true,
  gold: ['physician'],
  headword: 'physician',
  senses: physician,
  occurrence: readContext('physician', 'The physician examined her patient'),
})

describe('makeSubstituteChoices', () => {
  it('teaches the senses of a word from a synonym that has only one sense', () => {
    const [choice] = makeSubstituteChoices([makeOccurrence(0), makeOccurrence(1)], inventory, {
      kindOf: () => -1,
    })
    expect(choice?.senses).toHaveLength(2)
    expect(choice?.right).toEqual([0])
    expect(choice?.weight).toBeLessThan(1)
  })

  it('takes no odds from the document that a choice comes from', () => {
    const [alone] = makeSubstituteChoices([makeOccurrence(0), makeOccurrence(0)], inventory, {
      kindOf: () => -1,
    })
    const [both] = makeSubstituteChoices([makeOccurrence(0), makeOccurrence(1)], inventory, {
      kindOf: () => -1,
    })
    expect(alone?.prior[0]).toBeCloseTo(alone!.prior[1]!)
    expect(both!.prior[0]!).toBeGreaterThan(both!.prior[1]!)
  })
})
