import { useQueryClient } from '@tanstack/react-query'
import {
  closeDefinitionReports,
  type ReportedDefinition,
} from '@wordhoard/contracts/reading/definition-reports'
import { useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import { definitionReportsKey, type ReportState } from './definition-reports.queries'
import { definitionReportsMessages } from './messages'

/**
 * Moves definitions between the open and the done ones, and offers Undo.
 *
 * @param onMoved called when one has left the list
 * @returns the key of the definition being moved, and the function that moves one
 */
export function useReportChanges(onMoved: () => void) {
  const client = useQueryClient()
  const [movingKey, setMovingKey] = useState<string>()

  async function send(
    { definition_key, newest_at }: ReportedDefinition,
    state: ReportState,
  ): Promise<boolean> {
    try {
      await call(closeDefinitionReports, { body: { definition_key, newest_at, state } })
    } catch (error) {
      toast({ text: errorSentence(error), tone: 'error' })
      return false
    }
    await client.invalidateQueries({ queryKey: definitionReportsKey })
    return true
  }

  async function move(reported: ReportedDefinition, state: ReportState): Promise<void> {
    setMovingKey(reported.definition_key)
    const isMoved = await send(reported, state)
    setMovingKey(undefined)
    if (!isMoved) return
    onMoved()
    const { closed, reopened, undo } = definitionReportsMessages
    toast({
      text: (state === 'done' ? closed : reopened)(reported.headword),
      tone: 'success',
      action: {
        label: undo,
        onSelect: () => void send(reported, state === 'done' ? 'open' : 'done'),
      },
    })
  }
  return { movingKey, move: (...of: Parameters<typeof move>) => void move(...of) }
}
