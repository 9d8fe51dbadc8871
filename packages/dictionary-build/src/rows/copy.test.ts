import { describe, expect, it } from 'vitest'
import { chunks, copyJsonLine, copyLine } from './copy'

describe('copyJsonLine', () => {
  it('writes the same as the general function, whatever the texts contain', () => {
    const value = ['say “hi” or "hi"', 'C:\\new\\table', 'two\nlines\tand\rmore', 'ˈəʊ', '']
    expect(copyJsonLine(7, value)).toBe(copyLine([7, JSON.stringify(value)]))
    expect(copyJsonLine(7, { id: 1 })).toBe('7\t{"id":1}\n')
  })
})

describe('chunks', () => {
  it('keep all rows in their order, also rows longer than a chunk and with letters of several bytes', () => {
    const lines = Array.from({ length: 400 }, (_, index) => `${index}\t${'ˈəʊ – “x”'.repeat(index * 2)}\n`)
    lines.splice(7, 0, `${'ə'.repeat(500_000)}\n`, '')
    const found = [...chunks(lines)]
    expect(found.length).toBeGreaterThan(3)
    expect(Buffer.concat(found).toString()).toBe(lines.join(''))
  })

  it('are none without rows', () => {
    expect([...chunks(['', ''])]).toEqual([])
  })
})
