import type { Assignment } from '@wordhoard/contracts/assignments'
import type { ReadinessLine as Line } from '@wordhoard/contracts/reading/readiness'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { readinessLineMessages } from './messages'
import styles from './readiness.module.css'

/**
 * How many of a class can read an assigned article, linked to who they are. The link is there from the start, so that
 * nothing moves when the figures arrive.
 */
export function ReadinessLine({ assignment, line }: { assignment: Assignment; line: Line | undefined }) {
  const { classroom_id, article_id, title } = assignment
  const text = line ? lineText(line) : readinessLineMessages.unknown
  return (
    <Link
      className={cx(buttonClass({ variant: 'quiet' }), styles.line)}
      to={paths.canRead(classroom_id, article_id ?? 0)}
      aria-label={readinessLineMessages.about(text, title)}
    >
      {text}
    </Link>
  )
}

/** Returns the line for figures. */
export function lineText({ can_read, not_yet, no_estimate }: Line): string {
  const all = can_read + not_yet + no_estimate
  if (all === 0) return readinessLineMessages.unknown
  if (no_estimate === all) return readinessLineMessages.none
  const line = readinessLineMessages.line(can_read, all)
  return no_estimate === 0 ? line : `${line} · ${readinessLineMessages.unchecked(no_estimate)}`
}
