/**
 * Property tests try the same examples in every everyday run, so that no failure is a matter of chance; `npm run
 * test:full` tries others, and a failure names its seed.
 */
import fc from 'fast-check'

if (!process.env.FULL) fc.configureGlobal({ seed: 15_112_026 })
