import { describe, expect, it } from 'vitest'
import { findSharedPage } from './shared-page'

const shared = (more: object) => ({ title: '', text: '', url: '', ...more })
const address = 'https://news.example/the-tide'
const passage = 'The tide was out, and the harbour smelt of rope. '.repeat(6)

describe('findSharedPage', () => {
  it.each([
    ['an address of its own', { url: address }],
    ['an address as the text', { text: ` ${address}\n` }],
    ['a title before the address', { text: `The tide is out – News ${address}` }],
    ['a title beside the address', { title: 'The tide', text: 'The tide is out', url: address }],
  ])('returns the page: %s', (_, parts) => {
    expect(findSharedPage(shared(parts))).toBe(address)
  })

  it.each([
    ['a text', { text: 'The tide was out.' }],
    ['a passage with the page it’s from', { text: passage, url: address }],
    ['a passage with the address at its end', { text: `“${passage}”\n ${address}` }],
    ['nothing', {}],
    ['an address that isn’t of a page', { url: 'javascript:alert(1)', text: 'mailto:a@b.example' }],
  ])('returns undefined for %s', (_, parts) => {
    expect(findSharedPage(shared(parts))).toBeUndefined()
  })
})
