import { siteFacts } from '../../shell/site-facts'
import { statsMessages } from './public-messages'
import styles from './stats-band.module.css'

/** Figures of the dictionary, and aims of the alpha; a note beside each figure says which it is. */
export function StatsBand() {
  const facts = siteFacts()
  const { words, definitions, levels, progress, satisfaction } = statsMessages
  const figures = [
    { ...words, figure: facts?.words ?? words.unknown },
    { ...definitions, figure: facts?.definitions ?? definitions.unknown },
    levels,
    progress,
    satisfaction,
  ]
  return (
    <section aria-label={statsMessages.label}>
      <dl className={styles.band}>
        {figures.map(({ figure, label, note }) => (
          <div key={label}>
            <dt>
              {label} <small>{note}</small>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
