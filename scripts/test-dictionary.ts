/**
 * Brings the dictionary that tests and journeys copy up to date, as they would do themselves: a minute on one core the
 * first time, which `npm test` has beside its checks.
 */
import { openTestTemplate } from '../apps/api/src/testing/test-dictionary'

const template = await openTestTemplate()
await template.close()
