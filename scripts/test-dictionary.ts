/**
 * Brings the dictionary that tests and journeys copy up to date, as they would do themselves: a minute on one core the
 * first time, which `npm test` has beside its checks. Where another process began it, it then keeps the server for tests and journeys
 * until that process lets go of it.
 */
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'

const template = await openTestTemplate()
if (process.send) {
  process.send('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
}
await template.close()
