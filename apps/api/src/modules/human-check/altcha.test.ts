import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { describe, expect, it } from 'vitest'
import { Altcha, CHALLENGE_SECONDS, difficulty } from './altcha'

const altcha = new Altcha('the secret of this installation, at length')

/** Solves a challenge as the widget does; `change` is how a cheat alters the payload before sending it. */
async function solve(
  text: string,
  change: (challenge: Challenge, solution: Solution) => object = (challenge, solution) => ({
    challenge,
    solution,
  }),
): Promise<string> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('No solution was found')
  return btoa(JSON.stringify(change(challenge, solution)))
}

describe('a challenge', () => {
  it('is solved by doing its work, and has the same id for every solution', async () => {
    const challenge = await altcha.challenge('login')
    const solved = await altcha.checkSolution('login', await solve(challenge))
    expect(solved?.expiresAt.getTime()).toBeGreaterThan(Date.now())
    const again = await solve(challenge, (given, solution) => ({
      challenge: { ...given, codeChallenge: 'more' },
      solution: { ...solution, time: 1 },
    }))
    expect((await altcha.checkSolution('login', again))?.id).toEqual(solved?.id)
  })

  it('is valid for one action', async () => {
    const token = await solve(await altcha.challenge('login'))
    expect(await altcha.checkSolution('registration', token)).toBeUndefined()
  })

  it('is invalid when its action, cost, expiry or anything else is altered', async () => {
    const challenge = await altcha.challenge('login')
    const changes: Partial<Challenge['parameters']>[] = [
      { data: { action: 'registration' } },
      { cost: 1 },
      { keyPrefix: '00' },
      { expiresAt: 4_000_000_000 },
      { nonce: '00'.repeat(16) },
    ]
    for (const change of changes) {
      const token = await solve(challenge, (given, solution) => ({
        challenge: { ...given, parameters: { ...given.parameters, ...change } },
        solution,
      }))
      for (const action of ['login', 'registration'] as const) {
        expect(await altcha.checkSolution(action, token)).toBeUndefined()
      }
    }
  })

  it('is invalid if it comes from another installation, is unsigned, or has a guessed solution', async () => {
    const foreign = await new Altcha('the secret of another installation').challenge('login')
    expect(await altcha.checkSolution('login', await solve(foreign))).toBeUndefined()
    const challenge = await altcha.challenge('login')
    const unsigned = await solve(challenge, ({ parameters }, solution) => ({
      challenge: { parameters },
      solution,
    }))
    expect(await altcha.checkSolution('login', unsigned)).toBeUndefined()
    const { parameters, signature } = JSON.parse(challenge) as Challenge
    for (const derivedKey of [`${parameters.keyPrefix}${'00'.repeat(16)}`, parameters.keySignature, '']) {
      const guessed = btoa(
        JSON.stringify({ challenge: { parameters, signature }, solution: { counter: 0, derivedKey } }),
      )
      expect(await altcha.checkSolution('login', guessed)).toBeUndefined()
    }
  })

  it('expires', async () => {
    const late = await altcha.challenge('login', Date.now() - (CHALLENGE_SECONDS + 2) * 1000)
    expect(await altcha.checkSolution('login', await solve(late))).toBeUndefined()
  })

  it('is not solved by malformed input', async () => {
    const noise = [
      '',
      'x',
      btoa('null'),
      btoa('[]'),
      btoa('{"challenge":{}}'),
      '€',
      btoa('{"challenge":null,"solution":null,"test":true}'),
    ]
    for (const token of noise) expect(await altcha.checkSolution('login', token)).toBeUndefined()
  })

  it('asks for the amount of work that `difficulty` sets', async () => {
    const challenge = await altcha.challenge('password')
    const { counter } = (await solveChallenge({ challenge: JSON.parse(challenge) as Challenge, deriveKey }))!
    expect(counter).toBeGreaterThanOrEqual(difficulty.counters.from)
    expect(counter).toBeLessThan(difficulty.counters.to)
    expect((JSON.parse(challenge) as Challenge).parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      cost: difficulty.cost,
    })
  })
})
