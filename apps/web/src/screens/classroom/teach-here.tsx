import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addClassroomUser, type ClassroomDetail } from '@wordhoard/contracts/classrooms'
import { GraduationCap } from 'lucide-react'
import { invalidateAssignments } from '../../features/assignments/assignments.queries'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './classroom.module.css'
import { classMembersMessages } from './messages'

/** Lets the owner or a manager who teaches this class say so: they join it, and are then listed as its teacher. */
export function TeachHere({ classroom }: { classroom: ClassroomDetail }) {
  const { id, abilities, is_member } = classroom
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?.user_id)
  const { mutate, isPending } = useMutation({
    mutationFn: (user_id: number) => call(addClassroomUser, { params: { id, user_id } }),
    onSuccess: async () => {
      await invalidateAssignments(client)
      toast({ text: classMembersMessages.teaching, tone: 'success' })
    },
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  if (is_member || !abilities.put_in_teachers || userId === undefined) return null
  return (
    <div className={styles.actions}>
      <Button icon={<GraduationCap aria-hidden />} busy={isPending} onClick={() => mutate(userId)}>
        {classMembersMessages.teachHere}
      </Button>
    </div>
  )
}
