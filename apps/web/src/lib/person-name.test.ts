import { describe, expect, it } from 'vitest'
import { personName, personTitle } from './person-name'

const ada = { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' }
const nameless = { first_name: '', last_name: '', username: 'Reader_1' }

describe('a person', () => {
  it('is called by as much of their name as they show, else by their user name', () => {
    expect(personName(ada)).toBe('Ada Lovelace')
    expect(personName({ ...ada, first_name: '' })).toBe('Lovelace')
    expect(personName(nameless)).toBe('Reader_1')
  })

  it('titles a page with both names, or with the one there is', () => {
    expect(personTitle(ada)).toBe('Ada Lovelace (@ada)')
    expect(personTitle(nameless)).toBe('@Reader_1')
  })
})
