import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { membersOfClassroom } from './classrooms.queries'
import { invitationAsSeen, placeOfCode } from './invitations/join.queries'
import { classroomsPage, countClassrooms } from './list-classrooms.queries'
import { countMembers, membersPage } from './list-members.queries'
import { classroomAsSeen, schoolOfId, schoolOfName } from './membership.queries'
import { schoolsOfMember } from './schools.queries'

const allMembers = {
  onlyOwn: false,
  byRole: false,
  byActive: false,
  byClassroom: false,
  bySearch: false,
}
const fewMembers = { onlyOwn: true, byRole: true, byActive: true, byClassroom: true, bySearch: true }
const allRooms = { onlyOwn: false, byArchived: false, bySearch: false }
const fewRooms = { onlyOwn: true, byArchived: true, bySearch: true }

it.each(
  Object.entries({
    'school-of-id': schoolOfId,
    'school-of-name': schoolOfName,
    'schools-of-member': schoolsOfMember,
    'classroom-as-seen': classroomAsSeen,
    'members-of-classroom': membersOfClassroom,
    'place-of-code': placeOfCode,
    'invitation-as-seen': invitationAsSeen,
    'members-page': membersPage({
      filters: allMembers,
      sorts: [{ column: 'username', direction: 'asc' }],
    }),
    'members-page-filtered': membersPage({
      filters: fewMembers,
      sorts: [
        { column: 'role', direction: 'asc' },
        { column: 'name', direction: 'desc' },
      ],
    }),
    'count-members-filtered': countMembers(fewMembers),
    'classrooms-page': classroomsPage({
      filters: allRooms,
      sorts: [{ column: 'name', direction: 'asc' }],
    }),
    'classrooms-page-filtered': classroomsPage({
      filters: fewRooms,
      sorts: [{ column: 'students_num', direction: 'desc' }],
    }),
    'count-classrooms-filtered': countClassrooms(fewRooms),
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
