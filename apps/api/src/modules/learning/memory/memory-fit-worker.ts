/**
 * Fits a memory to the answers that it is sent, sends the result, and ends. A process of its own at the lowest priority:
 * whatever happens to it, the server goes on.
 */
import { constants, setPriority } from 'node:os'
import { fitAnswers } from './fit-answers'

setPriority(constants.priority.PRIORITY_LOW)
// Nobody waits for the result any more.
process.once('disconnect', () => process.exit())
process.once('message', (answers: string) => {
  process.send?.(fitAnswers(answers), () => process.disconnect())
})
