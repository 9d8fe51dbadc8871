import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EntryTable } from '../entries'
import { Spellings } from '../spellings'
import { readCommonNames } from './common-names'
import { addShortForms } from './short-forms'

const folder = mkdtempSync(join(tmpdir(), 'lists-'))
const file = join(folder, 'list.tsv')
afterAll(() => rmSync(folder, { recursive: true }))

async function add(list: string, isComplete = true) {
  writeFileSync(file, list)
  const entries = new EntryTable(new Spellings([]))
  for (const word of ["I'll", 'ill', 'your', "you're"]) entries.open(word)
  await addShortForms(entries, file, isComplete)
  return (word: string) => entries.find(word)?.forms
}

describe('addShortForms', () => {
  it('makes a short form lead to its words; one that is also a word stays one', async () => {
    const formsOf = await add("# a comment\nill\tI'll\t\nur\tyour|you're\tusual\n")
    expect(formsOf("I'll")).toEqual([{ form: 'ill', kind: 'variant', detail: 'short form', ordinal: 0 }])
    expect(formsOf('your')).toEqual([
      { form: 'ur', kind: 'spelling', detail: 'usual short form', ordinal: 0 },
    ])
    expect(formsOf("you're")).toMatchObject([{ form: 'ur', ordinal: 1 }])
  })

  it('names file and line of a word without an entry, of a form listed twice and of a malformed line', async () => {
    await expect(add('gr8\tgreat\t\n')).rejects.toThrow('list.tsv:1: there is no entry great')
    await expect(add("ill\tI'll\t\nill\tyour\t\n")).rejects.toThrow('list.tsv:2')
    await expect(add('ill\n')).rejects.toThrow('list.tsv:1')
    await expect(add('gr8\tgreat\t\n', false)).resolves.toBeDefined()
  })
})

describe('readCommonNames', () => {
  it('reads names by kind', async () => {
    writeFileSync(file, 'female\tAisha Zoe\nany\tAlex\n')
    expect(await readCommonNames(file)).toEqual([
      { word: 'Aisha', key: 'aisha.name.1', text: 'a female first name', place: 'list.tsv:1' },
      { word: 'Zoe', key: 'zoe.name.1', text: 'a female first name', place: 'list.tsv:1' },
      { word: 'Alex', key: 'alex.name.1', text: 'a first name for men and women', place: 'list.tsv:2' },
    ])
    writeFileSync(file, 'girl\tAisha\n')
    await expect(readCommonNames(file)).rejects.toThrow('list.tsv:1')
  })
})
