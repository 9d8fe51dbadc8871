// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { searchWords } from '@wordhoard/contracts/dictionary'
import { lookUp } from '@wordhoard/contracts/look-up'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { definition, spell } from '../../testing/dictionary'
import { openPage, until } from '../../testing/page'
import { render } from '../../testing/render'
import type { SenseChoice } from './sense-choice'
import { TextSensesContext } from './text-senses'
import { WordPanel } from './word-panel'

const server = openPage({ user: null })
const bank = spell(7, 'bank', { definitions: [definition(70, 'a business'), definition(71, 'a slope')] })
const query = {
  ...{ text: 'bank', shown: 'bank', isPhrase: false },
  ...{ before: 'He walked along the ', after: ' of the river.' },
}
const senses = {
  find: () => ({ spellId: 7, definitionId: 70 }),
  isInText: () => true,
  choose: undefined,
}
const none = () => {}
const panelWith = (choice: SenseChoice | undefined) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <TextSensesContext value={senses}>
        <WordPanel query={query} choice={choice} onCovered={none} onFound={none} />
      </TextSensesContext>
    </MemoryRouter>
  </QueryClientProvider>
)
const best = () => document.querySelector('section')?.textContent

it('shows the meaning that the author chose, until the reader chooses another for themselves', async () => {
  server.answer(lookUp, {
    entries: [bank],
    phrases: [],
    ranking: [{ spell_id: 7, definition_ids: [70, 71] }],
    senses: [{ spell_id: 7, definition_id: 70, chance: 1 }],
  })
  const draw = await render(panelWith(undefined))
  await until(() => expect(best()).toContain('a business'))
  expect(best()).toContain('Chosen by the author')
  await draw(panelWith({ spellId: 7, chosenId: 71, choose: none }))
  expect(best()).toContain('a slope')
  expect(best()).not.toContain('a business')
  expect(best()).toContain('Your choice')
  await draw(panelWith({ spellId: 7, chosenId: undefined, choose: none }))
  expect(best()).toContain('Chosen by the author')
})

it('says without any request that a word longer than any entry is missing', async () => {
  const text = 'a'.repeat(200)
  await render(
    <QueryClientProvider client={queryClient}>
      <WordPanel query={{ ...query, text, shown: text }} onCovered={none} onFound={none} />
    </QueryClientProvider>,
  )
  await until(() => expect(document.body.textContent).toContain('We don’t have this one.'))
  expect(server.requestsTo(lookUp)).toHaveLength(0)
  expect(server.requestsTo(searchWords)).toHaveLength(0)
})
