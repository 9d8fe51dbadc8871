import { siteFacts } from '../../shell/site-facts'
import styles from './stats-band.module.css'

/** Figures of the dictionary, and aims of the alpha; a note beside each figure says which it is. */
export function StatsBand() {
  const facts = siteFacts()
  const figures = [
    { figure: facts?.words ?? 'Many', label: 'words', note: 'in this dictionary' },
    { figure: facts?.definitions ?? 'More', label: 'definitions', note: 'the fitting one first' },
    { figure: 'A2–C2', label: 'levels', note: 'from postcards to novels' },
    { figure: '88%+', label: 'faster progress', note: 'our aim in alpha' },
    { figure: '95%', label: 'satisfaction', note: 'our aim in alpha' },
  ]
  return (
    <section aria-label="In figures">
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
