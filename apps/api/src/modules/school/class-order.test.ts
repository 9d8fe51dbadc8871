import { describe, expect, it } from 'vitest'
import { compareByRegister } from './class-order'

const student = (first_name: string, last_name = '', username = 'x') => ({ first_name, last_name, username })

describe('compareByRegister', () => {
  it('sorts by surname, in whichever form names were entered, and by numeric value', () => {
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
