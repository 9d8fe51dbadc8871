import { problemMessages } from './messages'

/** Why a page could not be opened in the reader. */
export type Problem =
  | 'closed-page'
  | 'pdf'
  | 'no-document'
  | 'no-text'
  | 'no-selection'
  | 'too-long'
  | 'no-permission'
  | 'server-unreachable'
  | 'not-delivered'
  | 'unexpected'

const sentences: Record<Problem, string> = {
  'closed-page': problemMessages.closedPage,
  pdf: problemMessages.pdf,
  'no-document': problemMessages.noDocument,
  'no-text': problemMessages.noText,
  'no-selection': problemMessages.noSelection,
  'too-long': problemMessages.tooLong,
  'no-permission': problemMessages.noPermission,
  'server-unreachable': problemMessages.serverUnreachable,
  'not-delivered': problemMessages.notDelivered,
  unexpected: problemMessages.unexpected,
}

/** Returns the sentence that explains a problem to the user. */
export function problemText(problem: Problem): string {
  return sentences[problem]
}

/** Returns true for problems that a different server address might solve. */
export function isAboutServer(problem: Problem): boolean {
  return problem === 'no-permission' || problem === 'server-unreachable' || problem === 'not-delivered'
}
