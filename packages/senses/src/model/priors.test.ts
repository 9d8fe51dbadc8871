import { describe, expect, it } from 'vitest'
import { wordClassOf } from '../context/word-class'
import type { SenseProfile } from '../profile'
import { sensePriors } from './priors'
import { senseTraits } from './sense-traits'

const sense = (p: string, f: string, c?: number): SenseProfile => ({ p, o: '', f, ...(c && { c }) })
const total = (logs: readonly number[]) => logs.reduce((sum, log) => sum + Math.exp(log), 0)

function priors(profiles: readonly SenseProfile[], documents: Record<string, number>, functionCount = 0) {
  const known = new Map(
    profiles.map((profile) => [senseTraits(profile).key, documents[profile.f ?? ''] ?? 0]),
  )
  const classes = profiles.map(({ p }) => wordClassOf(p))
  return sensePriors(profiles, classes, functionCount, { of: (key) => known.get(key) ?? 0 })
}

describe('sensePriors', () => {
  it('returns shares by counts and by documents, which differ for a sense that is frequent in few documents', () => {
    const profiles = [sense('noun', 'ka', 20), sense('noun', 'kb', 10), sense('noun', 'kc')]
    const { counts, logShares, logDocumentShares } = priors(profiles, { ka: 1, kb: 8 })
    expect(counts).toEqual([20, 10, 0])
    expect(total(logShares)).toBeCloseTo(1)
    expect(total(logDocumentShares)).toBeCloseTo(1)
    expect(logShares[0]).toBeGreaterThan(logShares[1]!)
    expect(logDocumentShares[0]).toBeLessThan(logDocumentShares[1]!)
    expect(logDocumentShares[2]).toBeLessThan(logDocumentShares[0]!)
  })

  it('keeps the share by counts for function words, which have no document counts', () => {
    const profiles = [sense('preposition', 'ka'), sense('verb', 'kb', 4), sense('noun', 'kc', 2)]
    const { logShares, logDocumentShares } = priors(profiles, { kb: 1, kc: 1 }, 200)
    expect(logDocumentShares[0]).toBe(logShares[0])
    expect(logDocumentShares[1]).toBe(logDocumentShares[2])
    expect(total(logDocumentShares)).toBeCloseTo(1)
  })

  it('returns equal shares for senses that never occurred', () => {
    const { logShares, logDocumentShares } = priors([sense('noun', 'ka'), sense('noun', 'kb')], {})
    expect(new Set([...logShares, ...logDocumentShares])).toEqual(new Set([Math.log(0.5)]))
  })
})
