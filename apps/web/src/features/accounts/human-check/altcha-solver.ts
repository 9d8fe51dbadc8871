import { type Challenge, solveChallengeWorkers } from 'altcha/lib'

/** Maximum number of workers; more would only heat up a phone. */
const MAX_WORKERS = 4

const createWorker = () => new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' })

/**
 * Solves a challenge in workers, so that the page stays responsive. We don't use altcha's own widget: it needs Web
 * Crypto, so it doesn't work on a plain-http network.
 *
 * @param text the challenge as the server sent it.
 * @returns the payload that altcha's server library verifies.
 * @throws Error when no worker could run or none found a solution in time
 */
export async function solveAltcha(text: string): Promise<string> {
  const { parameters, signature } = JSON.parse(text) as Challenge
  const solution = await solveChallengeWorkers({
    challenge: { parameters, ...(signature !== undefined && { signature }) },
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2),
    createWorker,
  })
  if (!solution) throw new Error('The challenge was not solved in time')
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
}
