import * as classWork from '@wordhoard/contracts/assignments'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services'
import {
  assignmentsOf,
  changeAssignment,
  ownAssignments,
  removeAssignment,
  setAssignment,
} from './assignments'
import { assignmentProgress, classProgress, exportedProgress, hardWords } from './class-progress'

export function classWorkRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, classWork.listAssignments, ({ params, query }, { actor }) =>
    assignmentsOf(pool, actor, params.id, query),
  )
  route(app, classWork.listMyAssignments, ({ query }, { actor }) => ownAssignments(pool, actor, query))
  route(app, classWork.createAssignment, ({ params, body }, { actor, once }) =>
    once((client) => setAssignment(client, actor, params.id, body)),
  )
  route(app, classWork.updateAssignment, ({ params, body }, { actor }) =>
    changeAssignment(pool, actor, params.id, body),
  )
  route(app, classWork.deleteAssignment, ({ params }, { actor }) => removeAssignment(pool, actor, params.id))
  route(app, classWork.getAssignmentProgress, ({ params }, { actor }) =>
    assignmentProgress(pool, actor, params.id),
  )
  route(app, classWork.listHardWords, ({ params, query }, { actor }) =>
    hardWords(pool, actor, params.id, query),
  )
  route(app, classWork.getClassProgress, ({ params }, { actor }) => classProgress(pool, actor, params.id))
  route(app, classWork.exportClassProgress, ({ params }, { actor }) =>
    exportedProgress(pool, actor, params.id),
  )
}
