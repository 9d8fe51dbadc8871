/**
 * Makes property tests try the same examples in every everyday run, so that failures are never random. `npm run
 * test:full` tries different examples each time, and a failure reports its seed.
 */
import fc from 'fast-check'

if (!process.env.FULL) fc.configureGlobal({ seed: 15_112_026 })
