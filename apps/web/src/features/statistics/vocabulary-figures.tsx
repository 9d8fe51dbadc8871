import { wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { MainVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { vocabularyFiguresMessages } from './messages'
import { PlotFigure } from './plots/plot-figure'
import { formatShare, SharePlot } from './plots/share-plot'
import { EmptyPart } from './stat-part'
import styles from './statistics.module.css'

const { names, head, ...stateMessages } = vocabularyFiguresMessages.states

/** Shows how many words the vocabulary has, how well the learner knows them, and of which kinds they are. */
export function VocabularyFigures({ stat }: { stat: MainVocabularyStat }) {
  const { total_words, total_score, states, due } = stat
  if (total_words === 0) {
    return (
      <EmptyPart title={vocabularyFiguresMessages.title}>
        {vocabularyFiguresMessages.empty((text) => (
          <Link to={paths.read}>{text}</Link>
        ))}
      </EmptyPart>
    )
  }
  const shares = wordStates.map((state) => ({ name: names[state], count: states[state] }))
  return (
    <section className={styles.vocabulary} aria-labelledby="vocabulary-stats">
      <h3 id="vocabulary-stats">{vocabularyFiguresMessages.title}</h3>
      <dl className={styles.figures}>
        <div>
          <dt>{vocabularyFiguresMessages.totalWords}</dt>
          <dd>{total_words.toLocaleString('en-GB')}</dd>
        </div>
        <div>
          <dt>{vocabularyFiguresMessages.averageScore}</dt>
          <dd>
            {vocabularyFiguresMessages.outOf10((total_score / total_words).toFixed(2), (text) => (
              <small>{text}</small>
            ))}
          </dd>
        </div>
        <div>
          <dt>{vocabularyFiguresMessages.dueNow}</dt>
          <dd>{due.toLocaleString('en-GB')}</dd>
        </div>
      </dl>
      <PlotFigure
        title={stateMessages.title}
        summary={stateMessages.summary(
          states.known.toLocaleString('en-GB'),
          states.learning.toLocaleString('en-GB'),
          total_words,
        )}
        table={{
          head: [head.state, head.words, head.share],
          rows: shares.map(({ name, count }) => [
            name,
            count.toLocaleString('en-GB'),
            formatShare(count, total_words),
          ]),
        }}
      >
        <SharePlot label={stateMessages.title} shares={shares} />
      </PlotFigure>
    </section>
  )
}
