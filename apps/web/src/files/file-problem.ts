import { fileMessages } from './messages'

/** A file that cannot be used; the message is a sentence for the user. */
export class FileProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FileProblem'
  }
}

/** Returns the sentence to show for any failure of reading a file. */
export function fileProblemSentence(error: unknown): string {
  return error instanceof FileProblem ? error.message : fileMessages.notReadable
}
