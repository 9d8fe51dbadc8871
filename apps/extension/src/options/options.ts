import { offeredLanguages, ownName } from '@wordhoard/contracts/fields/language-names'
import { getHealth } from '@wordhoard/contracts/system'
import { browserApi } from '../browser-api'
import { callServer, ServerUnreachableError } from '../call-server'
import { byId, element } from '../element'
import { currentLanguage, setLanguage } from '../language'
import { currentServer, requestHostAccess, setServer } from '../server'
import { serverOrigin } from '../server-address'
import { optionsMessages } from './messages'

const field = byId<HTMLInputElement>('server')
const result = byId('result')
const anyway = byId<HTMLButtonElement>('anyway')

function showResult(text: string, tone?: 'good' | 'bad'): void {
  result.textContent = text
  if (tone) result.dataset.tone = tone
  else delete result.dataset.tone
  field.setAttribute('aria-invalid', String(tone === 'bad'))
}

async function isServerAnswering(origin: string): Promise<boolean> {
  try {
    return (await callServer(origin, getHealth)) !== null
  } catch (error) {
    if (!(error instanceof ServerUnreachableError)) throw error
    console.info(error.message, error.cause)
    return false
  }
}

async function save(origin: string, mustAnswer: boolean): Promise<void> {
  anyway.hidden = true
  // Must come first: browsers allow the request only during the click event.
  if (!(await requestHostAccess(origin))) {
    return showResult(optionsMessages.noPermission(origin), 'bad')
  }
  showResult(optionsMessages.checking)
  const isAnswering = await isServerAnswering(origin)
  if (!isAnswering && mustAnswer) {
    anyway.hidden = false
    return showResult(optionsMessages.noAnswer(origin), 'bad')
  }
  await setServer(origin)
  field.value = origin
  showResult(isAnswering ? optionsMessages.saved(origin) : optionsMessages.savedUnanswered, 'good')
}

function onSave(mustAnswer: boolean): void {
  const origin = serverOrigin(field.value)
  if (!origin) {
    showResult(optionsMessages.notAddress, 'bad')
    return
  }
  save(origin, mustAnswer).catch((error: unknown) => {
    console.error('The address could not be saved', error)
    showResult(optionsMessages.saveFailed, 'bad')
  })
}

byId('form').addEventListener('submit', (event) => {
  event.preventDefault()
  onSave(true)
})
anyway.addEventListener('click', () => onSave(false))

/** Fills in the list of languages, and stores each choice at once. */
async function offerLanguages(): Promise<void> {
  const list = byId<HTMLSelectElement>('language')
  list.append(
    element('option', { value: '' }, optionsMessages.englishOnly),
    ...offeredLanguages.map((lang) => element('option', { value: lang, lang }, ownName(lang))),
  )
  list.value = (await currentLanguage()) ?? ''
  list.addEventListener('change', () => {
    setLanguage(list.value).catch((error: unknown) => {
      console.error('The language could not be saved', error)
      showResult(optionsMessages.saveFailed, 'bad')
    })
  })
}

async function start(): Promise<void> {
  try {
    field.value = await currentServer()
  } finally {
    // The field is read-only until the stored address is here, which would otherwise replace what the user is typing.
    field.readOnly = false
  }
  await offerLanguages()
  const commands = await browserApi.commands.getAll()
  const key = commands.find(({ name }) => name === 'read-page')
  // The shortcut is empty when another extension already uses the suggested key.
  if (key) byId('key').textContent = key.shortcut || optionsMessages.ownKey
}

start().catch((error: unknown) => {
  console.error('The options could not be read', error)
  showResult(optionsMessages.notLoaded, 'bad')
})
