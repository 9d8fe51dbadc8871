import { type WordState, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { MainVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { Link } from 'react-router-dom'
import { formatCount } from '../../lib/format-count'
import { paths } from '../../shell/paths'
import { PlotFigure } from './plots/plot-figure'
import { formatShare, SharePlot } from './plots/share-plot'
import { EmptyPart } from './stat-part'
import styles from './statistics.module.css'

const stateNames: Record<WordState, string> = {
  met: 'Met',
  new: 'New',
  learning: 'Learning',
  known: 'Known',
  ignored: 'Ignored',
}

/** Shows how many words the vocabulary has, how well the learner knows them, and of which kinds they are. */
export function VocabularyFigures({ stat }: { stat: MainVocabularyStat }) {
  const { total_words, total_score, states, due } = stat
  if (total_words === 0) {
    return (
      <EmptyPart title="Vocabulary">
        No words yet. <Link to={paths.read}>Read a text</Link>, and its words are counted here.
      </EmptyPart>
    )
  }
  const shares = wordStates.map((state) => ({ name: stateNames[state], count: states[state] }))
  return (
    <section className={styles.vocabulary} aria-labelledby="vocabulary-stats">
      <h3 id="vocabulary-stats">Vocabulary</h3>
      <dl className={styles.figures}>
        <div>
          <dt>Total words</dt>
          <dd>{total_words.toLocaleString('en-GB')}</dd>
        </div>
        <div>
          <dt>Average score</dt>
          <dd>
            {(total_score / total_words).toFixed(2)} <small>of 10</small>
          </dd>
        </div>
        <div>
          <dt>Due now</dt>
          <dd>{due.toLocaleString('en-GB')}</dd>
        </div>
      </dl>
      <PlotFigure
        title="Words by state"
        summary={`${formatCount(states.known, 'word')} known and ${states.learning.toLocaleString('en-GB')} being learnt, of ${total_words.toLocaleString('en-GB')}.`}
        table={{
          head: ['State', 'Words', 'Share'],
          rows: shares.map(({ name, count }) => [
            name,
            count.toLocaleString('en-GB'),
            formatShare(count, total_words),
          ]),
        }}
      >
        <SharePlot label="Words by state" shares={shares} />
      </PlotFigure>
    </section>
  )
}
