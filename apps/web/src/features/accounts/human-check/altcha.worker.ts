import { type Challenge, solveChallenge } from 'altcha/lib'
import { deriveKey } from './altcha-key'

/** The message from altcha's `solveChallengeWorkers`. This worker tries the counters start, start + step, … */
interface Work {
  type: 'work' | 'abort'
  challenge: Challenge
  counterStart: number
  counterStep: number
  timeout: number
}

let controller = new AbortController()

async function work({ challenge, counterStart, counterStep, timeout }: Work): Promise<void> {
  controller = new AbortController()
  try {
    const solution = await solveChallenge({
      challenge,
      controller,
      counterStart,
      counterStep,
      deriveKey,
      timeout,
    })
    self.postMessage(solution)
  } catch (error) {
    self.postMessage({ error: String(error) })
  }
}

self.onmessage = ({ data }: MessageEvent<Work>) => {
  if (data.type === 'abort') controller.abort()
  else void work(data)
}
