import type { Definition } from '@wordhoard/contracts/dictionary'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../session/session.store'
import { LazyDialog } from '../../../shell/lazy-dialog'

const loadDialog = async () => (await import('./definition-report-dialog')).DefinitionReportDialog

interface DefinitionReporting {
  /** Opens the dialog for a definition; undefined for visitors, who can't report. */
  readonly onReport: ((definition: Definition) => void) | undefined
  readonly dialog: ReactNode
}

/**
 * Lets a logged-in reader report the definitions of an entry.
 *
 * @param sentence the sentence in which the word was met; empty if there is none
 */
export function useDefinitionReport(headword: string, sentence: string): DefinitionReporting {
  const isUser = useSession((state) => state.status === 'user')
  const [definition, setDefinition] = useState<Definition>()
  const [isOpen, setOpen] = useState(false)
  const onReport = (reported: Definition) => {
    setDefinition(reported)
    setOpen(true)
  }
  return {
    onReport: isUser ? onReport : undefined,
    dialog: definition && (
      // The key keeps what was typed about one definition off another's form.
      <LazyDialog
        key={definition.id}
        load={loadDialog}
        props={{ definition, headword, sentence, open: isOpen, onClose: () => setOpen(false) }}
      />
    ),
  }
}
