/**
 * Makes property tests try the same examples in every everyday run, so that failures are never random, and 40 of them
 * where a test doesn't say how many. `npm run test:full` tries 100 different ones each time, and a failure reports its
 * seed.
 */
import fc from 'fast-check'

if (!process.env.FULL) fc.configureGlobal({ seed: 15_112_026, numRuns: 40 })
