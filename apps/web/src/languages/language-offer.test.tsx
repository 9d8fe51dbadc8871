// @vitest-environment jsdom
import { listFalseFriends } from '@wordhoard/contracts/reading/translations'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, toastTexts, until } from '../testing/page'
import { button, press, render } from '../testing/render'
import { keepChoice, readChoice } from './kept-choice'
import { LanguageOffer } from './language-offer'

const server = openPage({ user: null })
const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const open = () =>
  render(
    <MemoryRouter>
      <LanguageOffer />
    </MemoryRouter>,
  )

beforeEach(async () => {
  server.answer(listFalseFriends, [])
  await keepChoice({ lang: null, show: 'always', isAsked: false })
})

describe('LanguageOffer', () => {
  it('offers the language of the browser, and keeps it', async () => {
    speak('pl-PL', 'en')
    await open()
    expect(document.body.textContent).toContain('Show words in Polish too?')
    await press(button('Yes, show Polish'))
    await until(() => expect(readChoice()).toMatchObject({ lang: 'pl', isAsked: true }))
    await until(() => expect(toastTexts()).toEqual(['You’ll see words in Polish too']))
    expect(document.body.textContent).toBe('')
  })

  it('asks only once', async () => {
    speak('pl-PL', 'en')
    await open()
    await press(button('No'))
    expect(document.body.textContent).toBe('')
    expect(readChoice()).toMatchObject({ lang: null, isAsked: true })
    await open()
    expect(document.body.textContent).toBe('')
  })

  it('asks nobody whose browser speaks English only', async () => {
    speak('en-GB', 'en')
    await open()
    expect(document.body.textContent).toBe('')
  })
})
