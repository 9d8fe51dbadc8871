import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallInput } from '@wordhoard/contracts/endpoint'
import { createCodeSheet } from '@wordhoard/contracts/invitations'
import type { Classroom } from '@wordhoard/contracts/school'
import { useEffect } from 'react'
import { call } from '../../lib/http'
import { useSaveKey } from '../../lib/use-save-key'
import { invalidateSchools } from './school.queries'
import type { StaffSchool } from './staff-school'

/** Codes that were made, with what stands around them on paper. */
export interface MadeCodes extends AnswerOf<typeof createCodeSheet> {
  readonly school: string
  readonly classroom: string
}

type SheetBody = CallInput<typeof createCodeSheet>['body']

/** Makes the codes of a class; sent again after a lost answer, the same ones come. */
export function useMakeCodes(
  school: StaffSchool,
  onBusy: (isBusy: boolean) => void,
  onMade: (made: MadeCodes) => void,
) {
  const client = useQueryClient()
  const keyOf = useSaveKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ classroom, body }: { classroom: Classroom; body: SheetBody }) =>
      call(
        createCodeSheet,
        { params: { id: classroom.id }, body },
        { idempotencyKey: keyOf({ id: classroom.id, body }) },
      ),
    onSuccess: (answer, { classroom }) => {
      onMade({ ...answer, school: school.name, classroom: classroom.name })
      return invalidateSchools(client)
    },
  })
  useEffect(() => {
    onBusy(isPending)
    return () => onBusy(false)
  }, [isPending, onBusy])
  return { make: mutate, isPending, error }
}
