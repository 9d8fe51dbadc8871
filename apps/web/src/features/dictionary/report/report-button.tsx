import type { Definition } from '@wordhoard/contracts/dictionary'
import { MessageSquareWarning } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import { definitionReportMessages } from './messages'
import styles from './report-button.module.css'

interface ReportButtonProps {
  definition: Definition
  onReport: (definition: Definition) => void
}

/** Quiet button beside a definition that opens the report dialog. */
export function ReportButton({ definition, onReport }: ReportButtonProps) {
  return (
    <IconButton
      className={styles.report}
      label={definitionReportMessages.openOne(definition.text)}
      title={definitionReportMessages.open}
      icon={<MessageSquareWarning aria-hidden />}
      onClick={() => onReport(definition)}
    />
  )
}
