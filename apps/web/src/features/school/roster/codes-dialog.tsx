import type { StaffSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { CodesPreview } from './codes-preview'
import { CodesResult } from './codes-result'
import { CodesSource } from './codes-source'
import type { MadeCodes } from './make-codes'
import { codesDialogMessages } from './messages'
import { guessRosterColumns, type RosterColumns, type RosterTable } from './roster-table'

interface CodesDialogProps {
  school: StaffSchool
  /** Id of the classroom selected at first. */
  classroom: number | undefined
  open: boolean
  onClose: () => void
}

type Step =
  | { readonly at: 'source' }
  | { readonly at: 'preview'; readonly table: RosterTable; readonly columns: RosterColumns }
  | { readonly at: 'result'; readonly made: MadeCodes }

/** Creates codes for one student each, from a class list or by number, to print and hand out. */
export function CodesDialog({ open, onClose, ...rest }: CodesDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'source' })
  const [isBusy, setBusy] = useState(false)
  const [text, setText] = useState('')
  const close = () => {
    if (isBusy) return
    if (step.at === 'result') setText('')
    setStep({ at: 'source' })
    onClose()
  }
  useHistoryDialog(open, close)
  return (
    <Dialog open={open} onOpenChange={close} title={codesDialogMessages.titles[step.at]} size="medium">
      <Steps
        {...rest}
        step={step}
        text={text}
        onText={setText}
        onStep={setStep}
        onBusy={setBusy}
        onDone={close}
      />
    </Dialog>
  )
}

interface StepsProps extends Pick<CodesDialogProps, 'school' | 'classroom'> {
  step: Step
  text: string
  onText: (text: string) => void
  onStep: (step: Step) => void
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

function Steps({ school, classroom, step, text, onText, onStep, onBusy, onDone }: StepsProps) {
  const [classroomId, setClassroomId] = useState(classroom === undefined ? undefined : String(classroom))
  const onMade = (made: MadeCodes) => onStep({ at: 'result', made })
  switch (step.at) {
    case 'source':
      return (
        <CodesSource
          school={school}
          classroomId={classroomId}
          onClassroom={setClassroomId}
          text={text}
          onText={onText}
          onBusy={onBusy}
          onTable={(table) => onStep({ at: 'preview', table, columns: guessRosterColumns(table) })}
          onMade={onMade}
        />
      )
    case 'preview':
      return (
        <CodesPreview
          school={school}
          classroomId={classroomId}
          table={step.table}
          columns={step.columns}
          onColumns={(columns) => onStep({ ...step, columns })}
          onBack={() => onStep({ at: 'source' })}
          onBusy={onBusy}
          onMade={onMade}
        />
      )
    case 'result':
      return <CodesResult made={step.made} onDone={onDone} />
  }
}
