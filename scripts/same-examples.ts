/**
 * Property tests try the same examples in every everyday run, so that one which is red is not red by chance and can be run
 * again; `npm run test:full` tries others, and a failure names its seed.
 */
import fc from 'fast-check'

if (!process.env.FULL) fc.configureGlobal({ seed: 15_112_026 })
