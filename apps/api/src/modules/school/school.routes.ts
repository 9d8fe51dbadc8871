import * as classrooms from '@wordhoard/contracts/classrooms'
import * as invitations from '@wordhoard/contracts/invitations'
import * as school from '@wordhoard/contracts/school'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import { changeClassroom, classroomPage, classroomUsers, makeClassroom } from './classrooms'
import {
  goodInvitations,
  type InvitationParts,
  makeCodeSheet,
  makeInvitation,
  voidInvitation,
} from './invitations'
import { invitationOf, join } from './join'
import { changeMember, leave, moveMember, transferOwnership } from './members'
import { schoolClassrooms, schoolClassroomsNum, schoolUsers, schoolUsersNum } from './school-lists'
import { changeSchool, foundSchool, removeSchool, schoolPage, schoolsOf, staffPage } from './schools'

export function schoolRoutes(app: FastifyInstance, parts: InvitationParts): void {
  const { pool } = parts
  route(app, school.createSchool, ({ body }, { actor, once }) =>
    once((client) => foundSchool(client, actor, body)),
  )
  route(app, school.listMySchools, (_input, { actor }) => schoolsOf(pool, actor))
  route(app, school.getSchool, ({ params }, { actor }) => schoolPage(pool, actor, params.slug))
  route(app, school.updateSchool, ({ params, body }, { actor }) => changeSchool(pool, actor, params.id, body))
  route(app, school.deleteSchool, ({ params, body }, { actor }) =>
    removeSchool(pool, actor, params.id, body.username),
  )
  route(app, school.transferSchool, ({ params, body }, { actor }) =>
    transferOwnership(pool, actor, params.id, body.user_id),
  )
  route(app, school.getSchoolForStaff, ({ params }, { actor }) => staffPage(pool, actor, params.slug))
  route(app, school.listSchoolUsers, ({ params, query }, { actor }) =>
    schoolUsers(pool, actor, params.id, query),
  )
  route(app, school.countSchoolUsers, ({ params, query }, { actor }) =>
    schoolUsersNum(pool, actor, params.id, query),
  )
  route(app, school.listSchoolClassrooms, ({ params, query }, { actor }) =>
    schoolClassrooms(pool, actor, params.id, query),
  )
  route(app, school.countSchoolClassrooms, ({ params, query }, { actor }) =>
    schoolClassroomsNum(pool, actor, params.id, query),
  )
  route(app, school.updateSchoolUser, ({ params, body }, { actor }) =>
    changeMember(pool, actor, params.id, params.user_id, body),
  )
  route(app, school.leaveSchool, ({ params }, { actor }) => leave(pool, actor, params.id))
  route(app, classrooms.createClassroom, ({ body }, { actor, once }) =>
    once((client) => makeClassroom(client, actor, body)),
  )
  route(app, classrooms.getClassroom, ({ params }, { actor }) => classroomPage(pool, actor, params.id))
  route(app, classrooms.updateClassroom, ({ params, body }, { actor }) =>
    changeClassroom(pool, actor, params.id, body),
  )
  route(app, classrooms.listClassroomUsers, ({ params, query }, { actor }) =>
    classroomUsers(pool, actor, params.id, query),
  )
  route(app, classrooms.addClassroomUser, ({ params }, { actor }) =>
    moveMember(pool, actor, params.id, params.user_id, 'in'),
  )
  route(app, classrooms.removeClassroomUser, ({ params }, { actor }) =>
    moveMember(pool, actor, params.id, params.user_id, 'out'),
  )
  route(app, invitations.createInvitation, ({ params, body }, { actor, once }) =>
    makeInvitation(parts, actor, params.id, body, once),
  )
  route(app, invitations.listInvitations, ({ params, query }, { actor }) =>
    goodInvitations(parts, actor, params.id, query),
  )
  route(app, invitations.revokeInvitation, ({ params }, { actor }) => voidInvitation(pool, actor, params.id))
  // Not kept as it is answered: it has the names of a class.
  route(
    app,
    invitations.createCodeSheet,
    ({ params, body }, { actor, once }) => makeCodeSheet(parts, actor, params.id, body, once),
    { keeps: 'result' },
  )
  route(app, invitations.getInvitation, ({ params }, { actor }) => invitationOf(pool, actor, params.code))
  route(app, invitations.joinSchool, ({ body }, { actor }) => join(pool, actor, body.code))
}
