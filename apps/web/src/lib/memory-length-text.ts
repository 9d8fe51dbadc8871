import { memoryLengthMessages } from './memory-length-messages'

/** Shares are told in steps of this, since a fit isn't more exact. */
const STEP = 0.05
/** From this factor on, “times as long” says more than a percentage. */
const MANY_TIMES = 2

/** Says how long words last in a learner's memory compared with most people's. @param length 1.2 is a fifth longer */
export function memoryLengthText(length: number): string {
  if (length >= MANY_TIMES)
    return memoryLengthMessages.times(length.toLocaleString('en-GB', { maximumFractionDigits: 1 }))
  const share = Math.round((length - 1) / STEP) * STEP
  const percent = Math.round(100 * Math.abs(share))
  if (percent === 0) return memoryLengthMessages.average
  return share > 0 ? memoryLengthMessages.longer(percent) : memoryLengthMessages.shorter(percent)
}
