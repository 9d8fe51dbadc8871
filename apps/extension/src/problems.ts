import { brand } from '@wordhoard/contracts/site/brand'

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
  'closed-page': 'Browsers keep extensions out of this page: it is one of their own, or a store’s.',
  pdf: `PDF files cannot be read from here. Copy the text and paste it into ${brand.name}’s reading mode.`,
  'no-document': 'This is not a page with text, but a picture, a sound or data.',
  'no-text':
    'No article was found on this page. Select the text that you want to read, then choose “Read selection”.',
  'no-selection': 'No text is selected on this page.',
  'too-long':
    'This page is longer than the reader can take. Select a part of it, then choose “Read selection”.',
  'no-permission': `${brand.name} may not reach its server. Allow it, and try again.`,
  'server-unreachable': 'The server does not answer. Is it running, and is its address right?',
  'not-delivered':
    'The page was opened, but the article did not get there. Try again; if that does not help, check the server’s address.',
  unexpected: 'Something went wrong on this page. Try again, or copy the text and paste it.',
}

/** Returns the sentence that explains a problem to the user. */
export function problemText(problem: Problem): string {
  return sentences[problem]
}

/** Returns true for problems that a different server address might solve. */
export function isAboutServer(problem: Problem): boolean {
  return problem === 'no-permission' || problem === 'server-unreachable' || problem === 'not-delivered'
}
