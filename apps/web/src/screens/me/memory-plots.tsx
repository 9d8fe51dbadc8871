import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { getMemory } from '@wordhoard/contracts/learner/memory'
import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { ForecastPlot } from '../../features/statistics/forecast'
import { HardestWords } from '../../features/statistics/hardest-words'
import { OwnMemory } from '../../features/statistics/own-memory'
import { RetentionPlot } from '../../features/statistics/retention'
import { StabilityPlot } from '../../features/statistics/stability'

interface MemoryPlotsProps {
  insights: Insights & { readonly memory: AnswerOf<typeof getMemory> }
}

/** What the learner's answers say of their memory. */
export function MemoryPlots({ insights }: MemoryPlotsProps) {
  const { forecast, retention, stability, hardest, memory } = insights
  return (
    <>
      <OwnMemory memory={memory} />
      <ForecastPlot forecast={forecast} />
      <RetentionPlot retention={retention} target={memory.chosen ?? memory.automatic} />
      <StabilityPlot stability={stability} />
      <HardestWords words={hardest} />
    </>
  )
}
