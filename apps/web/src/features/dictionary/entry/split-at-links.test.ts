import { expect, it } from 'vitest'
import { splitAtLinks } from './split-at-links'

const gear = { spell_id: 5, spelling: 'gear' }
const orchestra = { spell_id: 6, spelling: 'orchestra' }

it('splits a definition at its linked words, but not within others', () => {
  expect(splitAtLinks({ text: 'gearing in the gear of an orchestra', links: [gear, orchestra] })).toEqual([
    { text: 'gearing in the ' },
    { text: 'gear', spellId: 5 },
    { text: ' of an ' },
    { text: 'orchestra', spellId: 6 },
  ])
})

it('leaves a definition whole if it has no links, or its links are not in it', () => {
  expect(splitAtLinks({ text: 'a place' })).toEqual([{ text: 'a place' }])
  expect(splitAtLinks({ text: 'a place', links: [gear] })).toEqual([{ text: 'a place' }])
})
