import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { getSchoolForStaff } from '@wordhoard/contracts/school'

/** A school as its staff manages it. */
export type StaffSchool = AnswerOf<typeof getSchoolForStaff>
