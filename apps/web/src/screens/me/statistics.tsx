import { useQuery } from '@tanstack/react-query'
import { ActivityCalendar } from '../../features/statistics/activity-calendar'
import { LearningFigures } from '../../features/statistics/learning-figures'
import { StatPart } from '../../features/statistics/stat-part'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { VocabularyFigures } from '../../features/statistics/vocabulary-figures'
import { VocabularySize } from '../../features/statistics/vocabulary-size'
import { MemoryStatistics } from './memory-statistics'
import styles from './statistic-section.module.css'
import { statisticsMessages } from './statistics-messages'

/** What the learner knows, learning, vocabulary, activity and memory; each part loads and fails on its own. */
export function Statistics() {
  const knowledge = useQuery(statisticsQueries.knowledge())
  const learning = useQuery(statisticsQueries.learning())
  const vocabulary = useQuery(statisticsQueries.vocabulary())
  const activity = useQuery(statisticsQueries.activity())
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
      <MemoryStatistics />
    </div>
  )
}
