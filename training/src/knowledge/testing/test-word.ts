import type { WordFacts } from '../word-facts'

/** Returns the facts of a noun with these senses for learners, of which little else is known. */
export function testWord(headword: string, keys: readonly string[]): WordFacts {
  return {
    word: headword,
    rank: 1000,
    level: 2,
    handLevel: -1,
    isFunction: false,
    isName: false,
    capital: false,
    learner: keys.map((key) => ({ key, part: 'noun', level: 2, labels: [], tags: 1 })),
    source: [],
    count: 1,
    familyCount: 1,
    derived: [],
    glosses: 0,
    inDefinitions: [],
    inExamples: [],
    hasPicture: false,
  }
}
