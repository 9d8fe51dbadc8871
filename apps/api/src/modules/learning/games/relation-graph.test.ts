import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RelationGraph } from './relation-graph'

const pairs = (list: readonly (readonly [number, number])[]) => ({
  from: list.map(([from]) => from),
  to: list.map(([, to]) => to),
})
const MAX_ID = 30
const edges = fc.array(fc.tuple(fc.nat(MAX_ID), fc.nat(MAX_ID)), { maxLength: 60 })

describe('words that could be confused with another', () => {
  const animal = 1
  const dog = 2
  const hound = 3
  const puppy = 4
  const cat = 5
  const graph = new RelationGraph(
    pairs([[dog, hound]]),
    pairs([
      [dog, animal],
      [cat, animal],
      [puppy, dog],
    ]),
  )

  it('are its synonyms, its and their hyponyms, and its hypernyms, but not its siblings', () => {
    const confusable = (id: number) =>
      [animal, dog, hound, puppy, cat].filter((other) => graph.confusableWith(id).has(other))
    expect(confusable(puppy)).toEqual([animal, dog, hound])
    expect(confusable(hound)).toEqual([dog, puppy])
    expect(confusable(cat)).toEqual([animal])
    expect(graph.siblingsOf(cat).has(dog)).toBe(true)
    expect(graph.siblingsOf(cat).has(puppy)).toBe(false)
  })

  it('match those computed with plain sets, in any order of requests and despite cycles', () => {
    fc.assert(
      fc.property(edges, edges, fc.array(fc.nat(MAX_ID + 5)), (synonyms, hypernyms, asked) => {
        const made = new RelationGraph(pairs(synonyms), pairs(hypernyms))
        for (const id of asked) {
          const expected = plainly(synonyms, hypernyms, id)
          for (let other = 0; other <= MAX_ID + 5; other++) {
            if (other !== id) expect(made.confusableWith(id).has(other)).toBe(expected.has(other))
          }
        }
      }),
    )
  })
})

type Edge = readonly [number, number]

function plainly(synonyms: readonly Edge[], hypernyms: readonly Edge[], id: number): Set<number> {
  const above = (word: number) => hypernyms.filter(([from]) => from === word).map(([, to]) => to)
  const below = (word: number) => hypernyms.filter(([, to]) => to === word).map(([from]) => from)
  const same = (word: number) =>
    synonyms.flatMap(([one, other]) => (one === word ? [other] : other === word ? [one] : []))
  const reach = (step: (word: number) => number[]) => {
    const found = new Set(step(id))
    for (const word of found) for (const next of step(word)) found.add(next)
    return [...found]
  }
  return new Set([
    ...reach(above),
    ...above(id).flatMap(same),
    ...reach(below),
    ...same(id),
    ...same(id).flatMap(below),
  ])
}
