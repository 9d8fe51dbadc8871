import { describe, expect, it } from 'vitest'
import { personName, personTitle } from './person-name'

const ada = { first_name: 'Ada', last_name: 'Lovelace', username: 'ada' }
const nameless = { first_name: '', last_name: '', username: 'Reader_1' }

describe('personName and personTitle', () => {
  it('use as much of the name as the person shows, otherwise the username', () => {
    expect(personName(ada)).toBe('Ada Lovelace')
    expect(personName({ ...ada, first_name: '' })).toBe('Lovelace')
    expect(personName(nameless)).toBe('Reader_1')
  })

  it('show name and username in a page title, or the username alone', () => {
    expect(personTitle(ada)).toBe('Ada Lovelace (@ada)')
    expect(personTitle(nameless)).toBe('@Reader_1')
  })
})
