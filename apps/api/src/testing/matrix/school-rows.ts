import * as articles from '@wordhoard/contracts/articles'
import * as assignments from '@wordhoard/contracts/assignments'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import * as invitations from '@wordhoard/contracts/invitations'
import { registerPupil, resetPupilPassword } from '@wordhoard/contracts/pupils'
import * as articleSenses from '@wordhoard/contracts/reading/article-senses'
import * as readiness from '@wordhoard/contracts/reading/readiness'
import { addFromArticle } from '@wordhoard/contracts/reading/text-words'
import * as school from '@wordhoard/contracts/school'
import {
  forClassroom,
  forManagers,
  forReaders,
  forStaff,
  nothing,
  ofAssignment,
  ofClassroom,
  ofSchool,
  type Row,
  row,
  slug,
} from './row'
import type { Scene } from './scene'

const createAssignment = (s: Scene) =>
  s.api.pool.query(
    `INSERT INTO assignment (id, classroom_id, article_id, created_by_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [s.assignment, s.classroom, s.article, s.teacher.userId],
  )
const studentBack = (s: Scene) =>
  s.api.pool.query(
    `INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [s.classroom, s.student.userId, s.id],
  )
const role =
  (of: 'student' | 'teacher' | 'manager', body: { role?: 'manager' | 'teacher'; is_active?: boolean }) =>
  (s: Scene) => ({ params: { id: s.id, user_id: s[of].userId }, body })

let pupilCount = 0

/** Accounts without an email address. */
export const pupilRows: Row[] = [
  row(
    registerPupil,
    (s) => ({
      body: {
        ...{
          code: s.pupilCode,
          username: `${s.slug}.${++pupilCount}`,
          password: 'Quiet-otter-27',
          token: '',
        },
      },
    }),
    201,
  ),
  row(resetPupilPassword, (s) => ({ params: { id: s.id, user_id: s.pupil.userId } }), 403, {
    teacher: 200,
    ...forManagers(200),
  }),
  // Whoever has an address resets their password themselves.
  row(resetPupilPassword, (s) => ({ params: { id: s.id, user_id: s.student.userId } }), 403, {
    teacher: 409,
    ...forManagers(409),
  }),
  row(
    invitations.createInvitation,
    (s) => ({
      ...ofSchool(s),
      body: { role: 'student' as const, classroom_id: s.classroom, max_uses: 40, without_email: true },
    }),
    403,
    { teacher: 201, ...forManagers(201) },
  ),
]

export const schoolRows: Row[] = [
  row(
    school.createSchool,
    (s, caller) => ({
      body: { name: 'New', description: 'x', username: `${s.slug}-${caller}`.slice(0, 30) },
    }),
    201,
  ),
  row(school.listMySchools, nothing, 200),
  row(school.getSchool, slug, 200),
  row(school.updateSchool, (s) => ({ ...ofSchool(s), body: { name: 'Hill' } }), 403, forManagers(200)),
  row(school.deleteSchool, (s) => ({ ...ofSchool(s), body: { username: s.slug } }), 403, { owner: 204 }),
  row(school.transferSchool, (s) => ({ ...ofSchool(s), body: { user_id: s.teacher.userId } }), 403, {
    owner: 204,
  }),
  row(school.getSchoolForStaff, slug, 403, forStaff(200)),
  row(school.listSchoolUsers, ofSchool, 403, forStaff(200)),
  row(school.countSchoolUsers, ofSchool, 403, forStaff(200)),
  row(school.listSchoolClassrooms, ofSchool, 403, forStaff(200)),
  row(school.countSchoolClassrooms, ofSchool, 403, forStaff(200)),
  row(
    school.updateSchoolUser,
    role('student', { is_active: false }),
    403,
    { teacher: 200, ...forManagers(200) },
    (s) =>
      s.api.pool.query('UPDATE school_member SET is_active = true WHERE school_id = $1 AND user_id = $2', [
        s.id,
        s.student.userId,
      ]),
  ),
  row(school.updateSchoolUser, role('student', { role: 'teacher' }), 403, forManagers(200)),
  row(school.updateSchoolUser, role('teacher', { is_active: true }), 403, forManagers(200)),
  row(school.updateSchoolUser, role('teacher', { role: 'manager' }), 403, { owner: 200 }),
  row(school.updateSchoolUser, role('manager', { is_active: false }), 403, { owner: 200 }),
  row(school.leaveSchool, ofSchool, 404, {
    ...{ otherStudent: 204, otherTeacher: 204, student: 204, teacher: 204, manager: 204 },
    owner: 409,
  }),
  row(
    classrooms.createClassroom,
    (s, caller) => ({ body: { name: caller, description: 'x', school_id: s.id } }),
    403,
    forManagers(201),
  ),
  row(classrooms.getClassroom, ofClassroom, 404, forClassroom(200)),
  row(classrooms.updateClassroom, (s) => ({ ...ofClassroom(s), body: { is_archived: true } }), 404, {
    ...forClassroom(403),
    ...forManagers(200),
  }),
  row(classrooms.listClassroomUsers, ofClassroom, 404, forClassroom(200)),
  row(
    classrooms.addClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.otherStudent.userId } }),
    404,
    forClassroom(204, 403),
  ),
  row(
    classrooms.addClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.otherTeacher.userId } }),
    404,
    {
      ...forClassroom(403),
      ...forManagers(204),
    },
  ),
  row(
    classrooms.removeClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.student.userId } }),
    404,
    forClassroom(204, 403),
    studentBack,
  ),
  row(
    classrooms.removeClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.teacher.userId } }),
    404,
    {
      ...forClassroom(403),
      manager: 204,
      owner: 404,
    },
  ),
]

const invite = (r: 'student' | 'teacher' | 'manager', isIn: boolean) => (s: Scene) => ({
  ...ofSchool(s),
  body: { role: r, ...(isIn && { classroom_id: s.classroom }) },
})
export const invitationRows: Row[] = [
  row(invitations.createInvitation, invite('student', true), 403, { teacher: 201, ...forManagers(201) }),
  row(invitations.createInvitation, invite('student', false), 403, forManagers(201)),
  row(invitations.createInvitation, invite('teacher', true), 403, forManagers(201)),
  row(invitations.createInvitation, invite('manager', false), 403, { owner: 201 }),
  row(invitations.listInvitations, ofSchool, 403, forStaff(200)),
  row(invitations.revokeInvitation, (s) => ({ params: { id: s.invitation } }), 404, forClassroom(204, 403)),
  row(
    invitations.createCodeSheet,
    (s) => ({ ...ofClassroom(s), body: { rows: [{ label: 'A' }] } }),
    404,
    forClassroom(201, 403),
  ),
  row(invitations.getInvitation, (s) => ({ params: { code: s.code } }), 200),
  row(invitations.joinSchool, (s) => ({ body: { code: s.code } }), 200, { deactivated: 403 }),
]

export const assignmentRows: Row[] = [
  row(assignments.listAssignments, ofClassroom, 404, forClassroom(200)),
  row(assignments.listMyAssignments, nothing, 200),
  row(assignments.listTaughtClasses, nothing, 200),
  row(
    assignments.createAssignment,
    (s) => ({ ...ofClassroom(s), body: { article_id: s.article } }),
    404,
    // Managers and owner may not assign the teacher's own text.
    { ...forClassroom(201, 403), ...forManagers(404) },
    (s) => s.api.pool.query('DELETE FROM assignment WHERE classroom_id = $1', [s.classroom]),
  ),
  row(
    assignments.updateAssignment,
    (s) => ({ ...ofAssignment(s), body: { note: 'x' } }),
    404,
    forClassroom(204, 403),
  ),
  row(assignments.deleteAssignment, ofAssignment, 404, forClassroom(204, 403), createAssignment),
  row(assignments.getAssignmentProgress, ofAssignment, 404, forClassroom(200, 403)),
  row(assignments.listHardWords, ofAssignment, 404, forClassroom(200, 403)),
  row(assignments.getClassProgress, ofClassroom, 404, forClassroom(200, 403)),
  row(assignments.exportClassProgress, ofClassroom, 404, forClassroom(200, 403)),
  row(
    readiness.getReadiness,
    (s) => ({ ...ofClassroom(s), body: { text: 'The keeper polished a lantern.' } }),
    404,
    forClassroom(200, 403),
  ),
  // An assigned text can be asked about by all staff of the class.
  row(
    readiness.getReadiness,
    (s) => ({ ...ofClassroom(s), body: { article_id: s.article } }),
    404,
    forClassroom(200, 403),
  ),
  row(readiness.listReadiness, ofClassroom, 404, forClassroom(200, 403)),
  // An assigned text can be read by its class and those who run the school, and by nobody else.
  row(articles.getArticle, (s) => ({ params: { id: s.article } }), 404, forReaders),
  row(articleSenses.listArticleSenses, (s) => ({ params: { id: s.article } }), 404, forReaders),
  row(articles.getProgress, (s) => ({ params: { id: s.article } }), 404, forReaders),
  row(
    articles.reportProgress,
    (s) => ({ params: { id: s.article }, body: { seconds: 1, position: 0 } }),
    404,
    {
      ...{ student: 204, teacher: 204 },
      ...forManagers(204),
    },
  ),
  row(addFromArticle, (s) => ({ body: { article_id: s.article } }), 404, forReaders),
  row(customVocabulary.getVocabulary, (s) => ({ params: { id: s.vocabulary } }), 404, forReaders),
  row(customVocabulary.getVocabularyInfo, (s) => ({ params: { id: s.vocabulary } }), 404, forReaders),
]
