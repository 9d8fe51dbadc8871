import * as definitionReports from '@wordhoard/contracts/reading/definition-reports'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { changeReports, listReports } from './list-definition-reports'
import { saveReport } from './save-definition-report'

export function definitionReportsRoutes(app: FastifyInstance, { pool, env }: ApiServices): void {
  const operators = { pool, operatorEmails: env.operatorEmails }
  route(app, definitionReports.reportDefinition, ({ body }, { actor, request }) =>
    saveReport(pool, { ...actor, address: request.ip }, body),
  )
  route(app, definitionReports.listDefinitionReports, ({ query }, { actor }) =>
    listReports(operators, actor, query),
  )
  route(app, definitionReports.closeDefinitionReports, ({ body }, { actor }) =>
    changeReports(operators, actor, body),
  )
}
