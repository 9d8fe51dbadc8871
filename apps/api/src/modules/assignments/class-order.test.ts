import { describe, expect, it } from 'vitest'
import { compareByRegister } from './class-order'

const student = (first_name: string, last_name = '', username = 'x') => ({ first_name, last_name, username })

describe('a register', () => {
  it('is by surname, in whichever way the name was told, and numbers count', () => {
    const sorted = [
      student('Pupil 10'),
      student('', '', 'quill'),
      student('Zoë Adams'),
      student('Ben', 'Óg'),
      student('Byron, Ada'),
      student('Pupil 2'),
      student('Aaron', 'Adams'),
    ].toSorted(compareByRegister)
    expect(sorted.map(({ first_name, username }) => first_name || username)).toEqual([
      'Pupil 2',
      'Pupil 10',
      'Aaron',
      'Zoë Adams',
      'Byron, Ada',
      'Ben',
      'quill',
    ])
  })
})
