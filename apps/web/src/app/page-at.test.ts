import { pageNames, pages } from '@wordhoard/contracts/site/pages'
import { expect, it } from 'vitest'
import { pageAt } from './page-at'

it.each(pageNames)('pageAt returns %s for its own address', (name) => {
  const address = pages[name].path.replace(/:\w+/g, '1').replace('*', 'about')
  expect(pageAt(address)).toBe(name)
})

it('pageAt matches an address without its optional rest', () => {
  expect(pageAt('/qr')).toBe('qr')
})

it('pageAt returns undefined for other addresses', () => {
  for (const address of ['/no-such-page', '/word', '/word/1/2', '/classroom/1/assignment']) {
    expect(pageAt(address), address).toBeUndefined()
  }
})
