/**
 * Brings the dictionary that tests and journeys copy up to date, as they would do themselves. This takes a minute on
 * one core the first time, so `npm test` runs it in parallel with its checks. If a parent process started it, it then
 * keeps the database server running for tests and journeys until the parent disconnects.
 */
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'

const template = await openTestTemplate()
if (process.send) {
  process.send('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
}
await template.close()
