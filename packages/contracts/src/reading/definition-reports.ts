import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from '../endpoint'
import { sanitisedLine, visibleText } from '../fields/fields'
import { pageFields } from '../fields/list-fields'
import { jsonSpellId } from '../fields/vocabulary-fields'
import { MAX_CONTEXT_LENGTH } from '../fields/word-fields'

/** What may be wrong with a definition. */
export const definitionReportReasons = ['unclear', 'wrong_here', 'other'] as const
export const definitionReportReason = z.enum(definitionReportReasons, { error: 'Choose what’s wrong' })
export type DefinitionReportReason = z.infer<typeof definitionReportReason>

export const MAX_COMMENT_LENGTH = 500
/** Maximum length of a definition as shown; only imported ones come near it. */
export const MAX_SHOWN_TEXT_LENGTH = 2_000

export const reportDefinition = endpoint({
  method: 'PUT',
  path: '/definition-reports',
  auth: 'session',
  summary:
    'Report a definition to the operators of this installation; a second report with the same reason replaces mine',
  body: z.object({
    definition_id: jsonSpellId,
    reason: definitionReportReason,
    comment: z._default(visibleText({ most: MAX_COMMENT_LENGTH, lines: true }), ''),
    /** The sentence in which the word was met, only if the reader wants to send it. */
    sentence: z.optional(sanitisedLine.check(z.maxLength(MAX_CONTEXT_LENGTH))),
    /** The definition as the reader saw it, which a later dictionary may have changed. */
    shown_text: sanitisedLine.check(z.minLength(1), z.maxLength(MAX_SHOWN_TEXT_LENGTH)),
  }),
  status: 204,
  errors: ['definition_not_found'],
})
export type DefinitionReport = HandlerInput<typeof reportDefinition>['body']
export type DefinitionReportInput = CallInput<typeof reportDefinition>['body']

/** Maximum number of reports listed with a definition. */
export const MAX_REPORTS_LISTED = 20

/** A definition with the reports on it. Never says who sent them. */
export const reportedDefinition = z.object({
  definition_key: z.string(),
  headword: z.string(),
  /** The entry; null if the dictionary no longer has it. */
  spell_id: z.nullable(z.int()),
  /** The definition as it is now; null if the dictionary no longer has it. */
  text: z.nullable(z.string()),
  part_of_speech: z.nullable(z.string()),
  counts: z.object({ unclear: z.int(), wrong_here: z.int(), other: z.int() }),
  /** Time of the newest report. */
  newest_at: z.string(),
  /** Newest first; at most `MAX_REPORTS_LISTED`. */
  reports: z.array(
    z.object({
      id: z.int(),
      reason: definitionReportReason,
      comment: z.string(),
      sentence: z.nullable(z.string()),
      shown_text: z.string(),
      reported_at: z.string(),
    }),
  ),
})
export type ReportedDefinition = z.infer<typeof reportedDefinition>

export const reportStates = ['open', 'done'] as const

/** Everybody but operators gets a 404 from the next two, visitors too, as if they didn’t exist. */
export const listDefinitionReports = endpoint({
  method: 'GET',
  path: '/definition-reports',
  auth: 'optional',
  summary: 'For operators: list reported definitions with their reports, the most reported first',
  query: z.object({ ...pageFields(20), state: z._default(z.enum(reportStates), 'open') }),
  response: z.object({
    definitions: z.array(reportedDefinition),
    /** Number of definitions on all pages. */
    found: z.int(),
  }),
  errors: ['not_found'],
})
export type DefinitionReportsQuery = HandlerInput<typeof listDefinitionReports>['query']
export type DefinitionReportsPage = AnswerOf<typeof listDefinitionReports>

export const closeDefinitionReports = endpoint({
  method: 'PATCH',
  path: '/definition-reports',
  auth: 'optional',
  summary: 'For operators: close the reports on a definition, or open them again',
  body: z.object({
    definition_key: z.string().check(z.minLength(1), z.maxLength(300)),
    state: z.enum(reportStates),
    /** Time of the newest report that the operator has seen; later ones stay as they are. */
    newest_at: z.iso.datetime({ offset: true }),
  }),
  status: 204,
  errors: ['not_found'],
})
export type ReportsChange = HandlerInput<typeof closeDefinitionReports>['body']
