import { useQuery } from '@tanstack/react-query'
import { vocabularyQueries } from '../vocabulary/vocabulary.queries'
import { ActivityCalendar } from './activity-calendar'
import { ForecastPlot } from './forecast'
import { HardestWords } from './hardest-words'
import { LearningFigures } from './learning-figures'
import { RetentionPlot } from './retention'
import { StabilityPlot } from './stability'
import { StatPart } from './stat-part'
import styles from './statistics.module.css'
import { statisticsQueries } from './statistics.queries'
import { VocabularyFigures } from './vocabulary-figures'

/** Learning, vocabulary, activity, and how memory does; each part loads and fails on its own. */
export function Statistics() {
  const learning = useQuery(statisticsQueries.learning())
  const vocabulary = useQuery(vocabularyQueries.stat())
  const activity = useQuery(statisticsQueries.activity())
  const insights = useQuery(statisticsQueries.insights())
  return (
    <div className={styles.statistics}>
      <StatPart title="Learning" query={learning} height="13rem">
        {(stat) => <LearningFigures stat={stat} />}
      </StatPart>
      <StatPart title="Vocabulary" query={vocabulary} height="20rem">
        {(stat) => <VocabularyFigures stat={stat} />}
      </StatPart>
      <StatPart title="Activity" query={activity} height="20rem">
        {(rows) => <ActivityCalendar rows={rows} />}
      </StatPart>
      <StatPart title="Memory" query={insights} height="50rem">
        {({ forecast, retention, stability, hardest }) => (
          <>
            <ForecastPlot forecast={forecast} />
            <RetentionPlot retention={retention} />
            <StabilityPlot stability={stability} />
            <HardestWords words={hardest} />
          </>
        )}
      </StatPart>
    </div>
  )
}
