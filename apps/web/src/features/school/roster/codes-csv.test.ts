import { expect, it } from 'vitest'
import { codesAsCsv } from './codes-csv'

it('exports codes as CSV and keeps names from becoming formulas', () => {
  const code = { id: 1, code: 'CFHJ-KLMP', url: 'https://x.example/join/CFHJ-KLMP', expires_at: '' }
  expect(codesAsCsv([{ ...code, label: '=1+1 "Ada"' }])).toBe(
    '\uFEFF"Name","Code","Link"\r\n"\'=1+1 ""Ada""","CFHJ-KLMP","https://x.example/join/CFHJ-KLMP"\r\n',
  )
})
