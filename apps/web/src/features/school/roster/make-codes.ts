import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type CreatedCodeSheet,
  createCodeSheet,
  listInvitations,
  MAX_PUPIL_CODE_DAYS,
  type NewCodeSheetInput,
} from '@wordhoard/contracts/invitations'
import type { Classroom, StaffSchool } from '@wordhoard/contracts/school'
import { useEffect } from 'react'
import { useSaveKey } from '../../../http/use-save-key'
import { call } from '../../../session/call'
import { invalidateSchools } from '../school.queries'

/** Returns the body that asks for codes; those without an email address have a shorter validity. */
export function codesBody(
  days: number,
  isWithoutEmail: boolean,
  rows: NewCodeSheetInput['rows'],
): NewCodeSheetInput {
  if (!isWithoutEmail) return { expires_in_days: days, rows }
  return { expires_in_days: Math.min(days, MAX_PUPIL_CODE_DAYS), without_email: true, rows }
}

/** Created codes, with the names printed around them. */
export interface MadeCodes extends CreatedCodeSheet {
  readonly school: string
  readonly classroom: string
}

/** Creates the codes of a class. Repeating the call after a lost answer returns the same codes. */
export function useMakeCodes(
  school: StaffSchool,
  onBusy: (isBusy: boolean) => void,
  onMade: (made: MadeCodes) => void,
) {
  const client = useQueryClient()
  const sendOnce = useSaveKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ classroom, body }: { classroom: Classroom; body: NewCodeSheetInput }) =>
      sendOnce({ id: classroom.id, body }, (idempotencyKey) =>
        call(createCodeSheet, { params: { id: classroom.id }, body }, { idempotencyKey }),
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

/** Maximum number of a classroom's codes to print again at once. */
const MAX_UNUSED_CODES = 500

/** Finds the unused codes of a class, in the order of their creation, so that lost sheets can be printed again. */
export function useUnusedCodes(school: StaffSchool, onFound: (made: MadeCodes) => void) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (classroom: Classroom) => {
      const query = { classroom_id: classroom.id, limit: MAX_UNUSED_CODES }
      const all = await call(listInvitations, { params: { id: school.id }, query })
      return all
        .filter(({ role, max_uses, uses }) => role === 'student' && max_uses === 1 && uses === 0)
        .reverse()
    },
    onSuccess: (codes, classroom) => {
      if (codes.length === 0) return
      const mails = { mailed: 0, not_mailed: 0, mail_limit: 0 }
      onFound({ codes, ...mails, school: school.name, classroom: classroom.name })
    },
  })
  return { find: mutate, isPending, error, isNone: data?.length === 0 }
}
