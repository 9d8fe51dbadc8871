import type { Page } from '@playwright/test'
import type { AccountRows } from '@wordhoard/testkit/database/account-rows'
import { type Api, apiOf } from './api-of'
import { inDatabase, signInMember } from './people'

export interface ClassMember extends AccountRows {
  readonly page: Page
  readonly api: Api
}

/** Makes a user with a name, who has completed onboarding. */
export async function createMember(page: Page, firstName: string, lastName: string): Promise<ClassMember> {
  const account = await signInMember(page)
  await inDatabase((client) =>
    client.query(
      `UPDATE user_account SET onboarding_stage = 'completed', first_name = $2, last_name = $3 WHERE id = $1`,
      [account.userId, firstName, lastName],
    ),
  )
  return { ...account, page, api: await apiOf(page) }
}

export interface TestClass {
  readonly schoolId: number
  readonly id: number
}

/** Makes a school with one classroom, which its founder is a member of. */
export async function createClass(founder: ClassMember, name: string): Promise<TestClass> {
  const username = `School-${founder.username.slice(-8)}`
  const school = { name: 'Hill School', description: 'On the hill', username }
  const { id: schoolId } = await founder.api<{ id: number }>('POST', '/school', school)
  const classroom = { name, description: 'We read one text a week.', school_id: schoolId }
  const { id } = await founder.api<{ id: number }>('POST', '/school/classroom', classroom)
  return { schoolId, id }
}

/**
 * Lets a user join a school by code, as a student or teacher: of the class by default, or of the school only if `isIn`
 * is false.
 */
export async function joinClass(
  founder: ClassMember,
  { schoolId, id }: TestClass,
  who: ClassMember,
  role: 'student' | 'teacher' = 'student',
  isIn = true,
): Promise<void> {
  const body = { role, ...(isIn && { classroom_id: id }) }
  const { code } = await founder.api<{ code: string }>('POST', `/school/${schoolId}/invitations`, body)
  await who.api('POST', '/school/join', { code })
}
