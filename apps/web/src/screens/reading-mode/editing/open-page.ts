import { importPage } from '@wordhoard/contracts/reading/page-import'
import { whileOpening } from '../../../features/file-import/opening.store'
import { setText, startReading, useReading } from '../../../features/reader/text/reading.store'
import { errorSentence, isOffline } from '../../../http/api-error'
import { call } from '../../../session/call'
import { toast } from '../../../ui/overlays/toast.store'
import { openingMessages } from './opening-messages'
import { putIntoEditor } from './put-into-editor'

type Outcome = 'opened' | 'refused' | 'offline'

/**
 * Opens the article of a web page in the reader, with its title and source. Reports pages that can't be opened; their
 * address then stands in the editor.
 */
export async function openPage(address: string): Promise<Outcome> {
  const { hostname } = new URL(address)
  let outcome: Outcome = 'refused'
  await whileOpening(hostname, async () => {
    let problem: string | undefined
    try {
      problem = await readPage(address, hostname)
    } catch (error) {
      problem = errorSentence(error)
      if (isOffline(error)) outcome = 'offline'
    }
    if (problem === undefined) {
      startReading()
      outcome = 'opened'
      return
    }
    toast({ text: problem, tone: 'error', duration: 10_000 })
    if (useReading.getState().text === '') setText(paragraphOf(address))
  })
  return outcome
}

/** Puts a page's article into the editor. Returns a sentence if there is nothing to read on it. */
async function readPage(address: string, name: string): Promise<string | undefined> {
  const { title, byline, content, text } = await call(importPage, { body: { url: address } })
  const isPut = await putIntoEditor({ title, byline, html: content, plain: text }, name)
  return isPut ? undefined : openingMessages.pageEmpty
}

function paragraphOf(text: string): string {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph.outerHTML
}
