import type { LearnerKnowledge } from '@wordhoard/contracts/learner/knowledge'
import { Link } from 'react-router-dom'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { roundSize } from '../../lib/round-size'
import { wordCheckLink } from '../../lib/word-check-link'
import { buttonClass } from '../../ui/button'
import { vocabularySizeMessages } from './messages'
import { LinePlot } from './plots/line-plot'
import { PlotFigure } from './plots/plot-figure'
import styles from './statistics.module.css'

const { title, curve: curveMessages } = vocabularySizeMessages
const format = (words: number) => roundSize(words).toLocaleString('en-GB')

/** Shows about how many words the learner knows, how sure we are and by what, and how that has changed. */
export function VocabularySize({ knowledge }: { knowledge: LearnerKnowledge }) {
  const { vocabulary_size, low, high, level, is_guess, evidence, unfinished_placement } = knowledge
  return (
    <section className={styles.size} aria-labelledby="vocabulary-size">
      <h3 id="vocabulary-size">{title}</h3>
      {is_guess ? (
        <p>{vocabularySizeMessages.unknown}</p>
      ) : (
        <>
          <p className={styles.lead}>{vocabularySizeMessages.size(format(vocabulary_size))}</p>
          <p>
            {vocabularySizeMessages.range(format(low), format(high))} {vocabularySizeMessages.level(level)}{' '}
            {vocabularySizeMessages.evidence(evidence)}
          </p>
          <SizeCurve curve={knowledge.curve} />
        </>
      )}
      <Link className={buttonClass()} {...wordCheckLink}>
        {unfinished_placement !== null
          ? vocabularySizeMessages.resume
          : is_guess
            ? vocabularySizeMessages.start
            : vocabularySizeMessages.repeat}
      </Link>
    </section>
  )
}

function SizeCurve({ curve }: { curve: LearnerKnowledge['curve'] }) {
  const [first, last] = [curve[0], curve.at(-1)]
  // One point is no curve.
  if (!first || !last || curve.length < 2) return null
  const sizes = curve.map(({ vocabulary_size }) => vocabulary_size)
  // The change, not the distance from zero, is what a learner looks for.
  const margin = 0.1 * Math.max(...sizes)
  return (
    <PlotFigure
      title={curveMessages.title}
      summary={curveMessages.summary(
        format(first.vocabulary_size),
        shortDay(first.date),
        format(last.vocabulary_size),
      )}
      table={{
        head: [curveMessages.head.day, curveMessages.head.words],
        rows: curve.map(({ date, vocabulary_size }) => [shortDay(date), format(vocabulary_size)]),
      }}
    >
      <LinePlot
        label={curveMessages.title}
        points={curve.map(({ date, vocabulary_size }) => ({
          at: Date.parse(date),
          label: dayAndMonth(date),
          value: vocabulary_size,
          readout: curveMessages.point(shortDay(date), format(vocabulary_size)),
        }))}
        covers={[Math.max(0, Math.min(...sizes) - margin), Math.max(...sizes) + margin]}
        format={(words) => words.toLocaleString('en-GB')}
      />
    </PlotFigure>
  )
}
