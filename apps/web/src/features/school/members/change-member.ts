import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SchoolUser, updateSchoolUser } from '@wordhoard/contracts/school'
import { errorSentence } from '../../../http/api-error'
import { fullName } from '../../../lib/person-name'
import { call } from '../../../session/call'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateSchools, usersKey } from '../school.queries'
import { roleInSentence } from './role-messages'
import { userMenuMessages } from './user-menu-messages'

/** A new role, or whether the member has access. */
export type MemberChange = { role: 'manager' | 'teacher' | 'student' } | { is_active: boolean }

const CHANGE_MEMBER = ['change member']

/**
 * Changes a member's role or access. The change shows at once, is rolled back if the server refuses, and can be undone.
 * Changes of one member are sent one after another: side by side, an Undo and the change after it could be stored in
 * the wrong order.
 */
export function useMemberChange(schoolId: number, member: SchoolUser): (change: MemberChange) => void {
  const client = useQueryClient()
  const user_id = member.user_info.id
  const { mutate } = useMutation({
    scope: { id: `member-${schoolId}-${user_id}` },
    mutationKey: CHANGE_MEMBER,
    mutationFn: (change: MemberChange) =>
      call(updateSchoolUser, { params: { id: schoolId, user_id }, body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: usersKey(schoolId) })
      const before = client.getQueriesData<SchoolUser[]>({ queryKey: usersKey(schoolId) })
      showAtOnce(client, schoolId, user_id, change)
      return { before, was: member }
    },
    onError: (error, _change, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data)
      toast({ text: errorSentence(error), tone: 'error', duration: 6000 })
    },
    onSuccess: (_answer, change, { was }) => {
      const back = reverseChange(was, change)
      toast({
        text: changeText(was, change),
        tone: 'success',
        ...(back && { action: { label: userMenuMessages.undo, onSelect: () => mutate(back) } }),
      })
    },
    onSettled: async () => {
      // An answer to an earlier change would show the member without the changes still to be sent.
      if (client.isMutating({ mutationKey: CHANGE_MEMBER }) === 1) await invalidateSchools(client)
    },
  })
  return mutate
}

function showAtOnce(client: QueryClient, schoolId: number, userId: number, change: MemberChange): void {
  client.setQueriesData<SchoolUser[]>({ queryKey: usersKey(schoolId) }, (users) =>
    users?.map((user) => (user.user_info.id === userId ? { ...user, ...change } : user)),
  )
}

function changeText({ user_info }: SchoolUser, change: MemberChange): string {
  const name = fullName(user_info) || user_info.username
  const { changed } = userMenuMessages
  if ('role' in change) return changed.role(name, roleInSentence[change.role])
  return change.is_active ? changed.activated(name) : changed.deactivated(name)
}

/** Returns the change that undoes another one, or undefined if nothing changed or the member was the owner. */
function reverseChange({ role, is_active }: SchoolUser, change: MemberChange): MemberChange | undefined {
  if ('is_active' in change) return change.is_active === is_active ? undefined : { is_active }
  return role === 'owner' || role === change.role ? undefined : { role }
}
