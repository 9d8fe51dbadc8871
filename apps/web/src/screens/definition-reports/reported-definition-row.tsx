import {
  definitionReportReasons,
  type ReportedDefinition,
} from '@wordhoard/contracts/reading/definition-reports'
import { timeAgo } from '../../lib/dates'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import styles from './definition-reports.module.css'
import type { ReportState } from './definition-reports.queries'
import { definitionReportsMessages } from './messages'

interface ReportedDefinitionRowProps {
  reported: ReportedDefinition
  /** The list that it is in. */
  state: ReportState
  isMoving: boolean
  onMove: () => void
}

/** A reported definition: what it says, how often it was reported for which reason, and the newest reports. */
export function ReportedDefinitionRow({ reported, state, isMoving, onMove }: ReportedDefinitionRowProps) {
  const { headword, spell_id, text, part_of_speech, counts, reports } = reported
  const total = definitionReportReasons.reduce((sum, reason) => sum + counts[reason], 0)
  const { reasons, times, gone, shownThen, older, done, doneOne, reopen, reopenOne } =
    definitionReportsMessages
  const isOpen = state === 'open'
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.headword}>
          {spell_id === null ? headword : <a href={paths.word(spell_id)}>{headword}</a>}
          {part_of_speech && <span className={styles.part}> {part_of_speech}</span>}
        </h2>
        <Button busy={isMoving} aria-label={(isOpen ? doneOne : reopenOne)(headword)} onClick={onMove}>
          {isOpen ? done : reopen}
        </Button>
      </div>
      <p className={styles.definition}>{text ?? <i>{gone}</i>}</p>
      <ul className={styles.counts}>
        {definitionReportReasons
          .filter((reason) => counts[reason] > 0)
          .map((reason) => (
            <li key={reason}>{times(counts[reason], reasons[reason])}</li>
          ))}
      </ul>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id} className={styles.report}>
            <p className={styles.facts}>
              {reasons[report.reason]} ·{' '}
              <time dateTime={report.reported_at}>{timeAgo(report.reported_at)}</time>
            </p>
            {report.comment && (
              <p className={styles.comment} dir="auto">
                {report.comment}
              </p>
            )}
            {report.sentence && <blockquote className={styles.sentence}>{report.sentence}</blockquote>}
            {report.shown_text !== text && <p className={styles.facts}>{shownThen(report.shown_text)}</p>}
          </li>
        ))}
      </ul>
      {total > reports.length && <p className={styles.facts}>{older(total - reports.length)}</p>}
    </li>
  )
}
