import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActivityCalendar } from '../../features/statistics/activity-calendar'
import { ForecastPlot } from '../../features/statistics/forecast'
import { HardestWords } from '../../features/statistics/hardest-words'
import { LearningFigures } from '../../features/statistics/learning-figures'
import { LetGoWords } from '../../features/statistics/let-go-words'
import { OwnMemory } from '../../features/statistics/own-memory'
import { RetentionPlot } from '../../features/statistics/retention'
import { StabilityPlot } from '../../features/statistics/stability'
import { StatPart } from '../../features/statistics/stat-part'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { VocabularyFigures } from '../../features/statistics/vocabulary-figures'
import { VocabularySize } from '../../features/statistics/vocabulary-size'
import styles from './statistic-section.module.css'
import { statisticsMessages } from './statistics-messages'

/** Number of words let go that are shown at first, and more at each press. */
const LET_GO_STEP = 10

/** What the learner knows, learning, vocabulary, activity and memory; each part loads and fails on its own. */
export function Statistics() {
  const knowledge = useQuery(statisticsQueries.knowledge())
  const learning = useQuery(statisticsQueries.learning())
  const vocabulary = useQuery(statisticsQueries.vocabulary())
  const activity = useQuery(statisticsQueries.activity())
  const insights = useQuery(statisticsQueries.insights())
  const [letGoLimit, setLetGoLimit] = useState(LET_GO_STEP)
  const letGo = useQuery({ ...statisticsQueries.letGo(letGoLimit), placeholderData: keepPreviousData })
  return (
    <div className={styles.statistics}>
      <StatPart title={statisticsMessages.knowledge} query={knowledge} height="10rem">
        {(known) => <VocabularySize knowledge={known} />}
      </StatPart>
      <StatPart title={statisticsMessages.learning} query={learning} height="13rem">
        {(stat) => <LearningFigures stat={stat} />}
      </StatPart>
      <StatPart title={statisticsMessages.vocabulary} query={vocabulary} height="20rem">
        {(stat) => <VocabularyFigures stat={stat} />}
      </StatPart>
      <StatPart title={statisticsMessages.activity} query={activity} height="20rem">
        {(rows) => <ActivityCalendar rows={rows} />}
      </StatPart>
      <StatPart title={statisticsMessages.memory} query={insights} height="50rem">
        {({ forecast, retention, stability, hardest, memory }) => (
          <>
            <OwnMemory memory={memory} />
            <ForecastPlot forecast={forecast} />
            <RetentionPlot retention={retention} target={memory.chosen ?? memory.automatic} />
            <StabilityPlot stability={stability} />
            <HardestWords words={hardest} />
          </>
        )}
      </StatPart>
      <StatPart title={statisticsMessages.letGo} query={letGo} height="6rem">
        {(page) => <LetGoWords page={page} onMore={() => setLetGoLimit(letGoLimit + LET_GO_STEP)} />}
      </StatPart>
    </div>
  )
}
