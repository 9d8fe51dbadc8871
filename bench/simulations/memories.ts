import { fitMemory, LEAST_ANSWERS } from '@wordhoard/learning/memory-fit'
import { drawLearners } from '@wordhoard/learning/simulator/learners'
import { type FitTrial, logStudy, tryFit } from '@wordhoard/learning/simulator/memory-study'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import { median } from '../statistics'

const LEARNERS = 60
/** Answers after the fit on which it is tried. */
const LATER = 300
const PLAN = { days: 60, minutesPerDay: 15, newPerDay: 10, size: 'medium' } as const
/** A long log, to measure the time. */
const MANY_ANSWERS = 14_000

/** Prints how well memories that were fitted to 400 answers foretell the following ones. */
export function printMemories(seed: number): void {
  const learners = drawLearners(LEARNERS, randomFromSeed(seed))
  const trials = learners.map((learner, at) =>
    tryFit(logStudy(learner, { ...PLAN, seed: seed * 1000 + at }), LEAST_ANSWERS, LATER),
  )
  const count = (of: (trial: FitTrial) => boolean) => trials.filter(of).length
  const mean = (of: (trial: FitTrial) => number) => trials.reduce((sum, one) => sum + of(one), 0) / LEARNERS
  const gainOf = ({ loss, averageLoss }: FitTrial) => averageLoss - loss
  const fitted = trials.filter(({ isFitted }) => isFitted)
  const [loss, average] = [mean((one) => one.loss), mean((one) => one.averageLoss)]
  const log = logStudy(learners[0]!, { ...PLAN, days: 365, newPerDay: 20, seed }).slice(0, MANY_ANSWERS)
  const start = performance.now()
  fitMemory(log)
  process.stdout.write(
    `Memories of ${LEARNERS} learners fitted to ${LEAST_ANSWERS} answers, tried on the next ${LATER}, seed ${seed}:\n\n` +
      `${count((one) => gainOf(one) > 0)} foretell better, ${count(({ isFitted }) => !isFitted)} keep the average, ` +
      `${count((one) => gainOf(one) < 0)} foretell worse; ` +
      `by more than two standard errors ${count((one) => gainOf(one) > 2 * one.error)} better, ` +
      `${count((one) => gainOf(one) < -2 * one.error)} worse ` +
      `(a standard error is ${median(fitted.map(({ error }) => error)).toFixed(4)} in the median). ` +
      `By their real memories, without the luck of these answers, ` +
      `${count(({ expectedGain }) => expectedGain > 0)} are better and ${count(({ expectedGain }) => expectedGain < 0)} ` +
      `worse, the worst by ${Math.max(0, ...trials.map(({ expectedGain }) => -expectedGain)).toFixed(4)}. ` +
      `Log loss ${loss.toFixed(3)} (average memory ${average.toFixed(3)}). ` +
      `Fitting ${log.length} answers took ${Math.round(performance.now() - start)} ms.\n\n`,
  )
}
