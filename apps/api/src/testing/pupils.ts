import { createInvitation, type NewInvitationInput } from '@wordhoard/contracts/invitations'
import { registerPupil } from '@wordhoard/contracts/pupils'
import { callAs } from './calls'
import type { Person } from './people'
import { newUsername } from './registering'
import type { TestApp } from './test-app'

export const pupilPassword = 'Quiet-otter-27'

/** Creates a class code that creates accounts without an email address. */
export async function newPupilCode(
  api: TestApp,
  staff: Person,
  school: { readonly id: number; readonly classroom: number },
  overrides: Partial<NewInvitationInput> = {},
): Promise<string> {
  const body = {
    ...{ role: 'student' as const, classroom_id: school.classroom, max_uses: 40, without_email: true },
    ...overrides,
  }
  const answer = await callAs(api, staff, createInvitation, { params: { id: school.id }, body })
  if (answer.statusCode !== 201) throw new Error(answer.payload)
  return answer.json<{ code: string }>().code
}

/** Registers with a class code. */
export function registerWithCode(
  api: TestApp,
  code: string,
  { username = newUsername(), password = pupilPassword, address = '198.51.100.1' } = {},
) {
  return api.app.inject({
    method: registerPupil.method,
    url: `/api${registerPupil.path}`,
    payload: { code, username, password, token: '' },
    remoteAddress: address,
  })
}

/** Creates an account without an address, in the class of a code. */
export async function newPupil(api: TestApp, code: string): Promise<Person> {
  const username = newUsername()
  const answer = await registerWithCode(api, code, { username })
  if (answer.statusCode !== 201) throw new Error(answer.payload)
  const { access_token: token, user_id: userId } = answer.json<{ access_token: string; user_id: number }>()
  return {
    ...{ userId, email: '', username, password: pupilPassword, token },
    headers: { authorization: `Bearer ${token}` },
    refreshToken: answer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '',
  }
}
