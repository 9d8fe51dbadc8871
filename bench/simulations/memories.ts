import { fitMemory, LEAST_ANSWERS } from '@wordhoard/learning/memory-fit'
import { drawLearners } from '@wordhoard/learning/simulator/learners'
import { logStudy, tryFit } from '@wordhoard/learning/simulator/memory-study'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'

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
  const count = (of: (trial: (typeof trials)[number]) => boolean) => trials.filter(of).length
  const gain = trials.reduce((sum, { loss, averageLoss }) => sum + averageLoss - loss, 0) / LEARNERS
  const average = trials.reduce((sum, { averageLoss }) => sum + averageLoss, 0) / LEARNERS
  const log = logStudy(learners[0]!, { ...PLAN, days: 365, newPerDay: 20, seed }).slice(0, MANY_ANSWERS)
  const start = performance.now()
  fitMemory(log)
  process.stdout.write(
    `Memories of ${LEARNERS} learners fitted to ${LEAST_ANSWERS} answers, tried on the next ${LATER}, seed ${seed}:\n\n` +
      `${count(({ isFitted, loss, averageLoss }) => isFitted && loss < averageLoss)} foretell better, ` +
      `${count(({ isFitted }) => !isFitted)} keep the average, ` +
      `${count(({ isFitted, loss, averageLoss }) => isFitted && loss > averageLoss)} foretell worse; ` +
      `log loss ${(average - gain).toFixed(3)} (average memory ${average.toFixed(3)}). ` +
      `Fitting ${log.length} answers took ${Math.round(performance.now() - start)} ms.\n\n`,
  )
}
