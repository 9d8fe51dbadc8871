import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rosterLines } from './roster'
import { guessRosterColumns, rosterTable } from './roster-table'

function linesOf(text: string) {
  const table = rosterTable(text)
  return rosterLines(table, guessRosterColumns(table))
}
const labels = (text: string) => linesOf(text).map(({ label }) => label)

describe('a class list', () => {
  it('may have one name on each line, with or without numbers', () => {
    expect(labels('Ada Lovelace\r\n\r\n2. Alan Turing\n- Grace Hopper\n')).toEqual([
      'Ada Lovelace',
      'Alan Turing',
      'Grace Hopper',
    ])
  })

  it('may use any separator and a heading row', () => {
    for (const separator of [',', ';', '\t', '|']) {
      const row = (...fields: string[]) => fields.join(separator)
      const text = [
        row('First name', 'Surname', 'E-mail', 'Form'),
        row('Ada', 'Lovelace', 'Ada@school.example', '7b'),
        row('Alan', 'Turing', '', '7b'),
      ].join('\n')
      expect(linesOf(`\uFEFF${text}`)).toEqual([
        { line: 2, label: 'Ada Lovelace', email: 'ada@school.example', problems: [], isLeftOut: false },
        { line: 3, label: 'Alan Turing', email: undefined, problems: [], isLeftOut: false },
      ])
    }
  })

  it('may have headings in other languages and orders', () => {
    expect(labels('Nachname;Vorname\nMüller;Jörg\nWeiß;Änne')).toEqual(['Jörg Müller', 'Änne Weiß'])
    expect(labels('Nom,Prénom\nDupont,Zoé')).toEqual(['Zoé Dupont'])
    expect(labels('№,Фамилия,Имя\n1,Иванова,Анна')).toEqual(['Анна Иванова'])
  })

  it('may have a title above its heading row', () => {
    const rows = ['Class 7b;;', 'Name;E-mail;Form', 'Ada;;7b', 'Alan;;7b', 'Grace;;7b']
    expect(linesOf(rows.join('\n')).map(({ line, label }) => [line, label])).toEqual([
      [3, 'Ada'],
      [4, 'Alan'],
      [5, 'Grace'],
    ])
  })

  it('is recognised by its content if it has no heading row', () => {
    expect(linesOf('1;Ada Lovelace;ada@school.example\n2;Alan Turing;alan@school.example')[1]).toMatchObject({
      label: 'Alan Turing',
      email: 'alan@school.example',
    })
    expect(labels('Ada\tLovelace\nAlan\tTuring')).toEqual(['Ada Lovelace', 'Alan Turing'])
    expect(labels('Lovelace, Ada\nTuring, Alan')).toEqual(['Ada Lovelace', 'Alan Turing'])
    expect(labels('Ada, Alan, Grace')).toEqual(['Ada', 'Alan', 'Grace'])
  })

  it('may hold account names, with or without people’s names', () => {
    expect(labels('Name,Username\nAda Lovelace,ada.l\n,alan')).toEqual(['Ada Lovelace (ada.l)', 'alan'])
  })

  it('keeps names as written', () => {
    expect(labels('Name\n"O’Brien, Siobhán"\n<b>Bold</b>\nنور الهدى\n👩‍🎓 Zoë')).toEqual([
      'O’Brien, Siobhán',
      '<b>Bold</b>',
      'نور الهدى',
      '👩‍🎓 Zoë',
    ])
  })
})

describe('the problems of a class list', () => {
  it('are reported per line, and only a repeated address is left out', () => {
    const lines = linesOf(
      [
        'Name,E-mail',
        'Ada,ada@school.example',
        'Alan,alan@',
        'Grace,ada@school.example',
        'ada,',
        ',hedy@school.example',
      ].join('\n'),
    )
    expect(lines.map(({ line, isLeftOut, problems }) => [line, isLeftOut, problems.length])).toEqual([
      [2, false, 0],
      [3, false, 1],
      [4, true, 1],
      [5, false, 1],
      [6, false, 1],
    ])
    expect(lines[1]?.problems[0]).toContain('“alan@” isn’t an email address')
    expect(lines[1]?.email).toBeUndefined()
    expect(lines[2]?.problems[0]).toContain('Line 2')
    expect(lines[3]?.problems[0]).toBe('Line 2 has the same name.')
    expect(lines[4]?.label).toBe('hedy@school.example')
  })

  it('include a line without name and address, which is left out', () => {
    expect(linesOf('Name;Form;E-mail\nAda;7b;\n;7b;')[1]).toMatchObject({ label: '', isLeftOut: true })
  })

  it('include a name that is too long, which is cut between characters', () => {
    const [line] = linesOf(`Name\n${'🎓'.repeat(80)}`)
    expect(line?.label).toBe('🎓'.repeat(50))
    expect(line?.problems).toEqual(['We cut this name to 100 characters.'])
  })
})

it('accepts any input, and makes labels that the server accepts', () => {
  const codeUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))
  const cell = fc.oneof(
    fc.array(codeUnit, { maxLength: 20 }).map((units) => units.join('')),
    fc.constantFrom('a@b.example', '"', '\0', '\u202e', 'Ada'),
  )
  const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t', '\n'), (cells, separator) => {
      for (const { label } of linesOf(cells.map((row) => row.join(separator)).join('\n'))) {
        expect(label.length).toBeLessThanOrEqual(100)
        expect(label).not.toMatch(/[\n\r\0\u202e]/)
        expect(label.isWellFormed()).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
