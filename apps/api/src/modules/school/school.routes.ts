import * as school from '@wordhoard/contracts/school'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { changeMember, leave, transferOwnership } from './members'
import { schoolClassrooms, schoolClassroomsNum, schoolUsers, schoolUsersNum } from './school-lists'
import { changeSchool, makeSchool, removeSchool, schoolPage, schoolsOf, staffPage } from './schools'

export function schoolRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, school.createSchool, ({ body }, { actor, runIdempotently }) =>
    runIdempotently((client) => makeSchool(client, actor, body)),
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
}
