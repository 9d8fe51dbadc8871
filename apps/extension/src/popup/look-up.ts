import { lookUpSpell } from '@wordhoard/contracts/dictionary'
import { MAX_WORD_LENGTH } from '@wordhoard/contracts/fields/word-fields'
import { callServer, ServerUnreachableError } from '../call-server'
import { byId, element } from '../element'
import { currentLanguage } from '../language'
import { problemText } from '../problems'
import { currentServer, hasHostAccess } from '../server'
import { entriesView } from './entry-view'
import { popupMessages } from './messages'
import { problemView } from './problem-view'

const found = byId('found')
/** Number of the most recent look-up; answers to earlier ones are dropped. */
let latest = 0

async function answerTo(word: string): Promise<Node[]> {
  const server = await currentServer()
  if (!(await hasHostAccess(server))) return [problemView('no-permission', server, () => void lookUp(word))]
  try {
    const lang = await currentLanguage()
    const spells = await callServer(server, lookUpSpell, { text: word }, lang === undefined ? {} : { lang })
    if (spells && spells.length > 0) return entriesView(spells, server, lang)
    return [element('p', { className: 'none' }, popupMessages.notFound(word))]
  } catch (error) {
    if (!(error instanceof ServerUnreachableError)) throw error
    console.info(error.message, error.cause)
    return [problemView('server-unreachable', server)]
  }
}

/** Looks a word up and shows the results. */
export async function lookUp(word: string): Promise<void> {
  const number = ++latest
  found.replaceChildren(element('p', { className: 'none' }, popupMessages.lookingUp))
  let shown: Node[]
  try {
    shown = await answerTo(word)
  } catch (error) {
    console.error('The look-up failed', error)
    shown = [element('p', { className: 'problem' }, problemText('unexpected'))]
  }
  if (number === latest) found.replaceChildren(...shown)
}

/** Connects the search form to the look-up. */
export function prepareLookUp(): void {
  const field = byId<HTMLInputElement>('word')
  field.maxLength = MAX_WORD_LENGTH
  byId('look-up').addEventListener('submit', (event) => {
    event.preventDefault()
    const word = field.value.trim()
    if (word !== '') void lookUp(word)
  })
}
