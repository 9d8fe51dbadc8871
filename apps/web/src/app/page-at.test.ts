import { pageNames, pages } from '@wordhoard/contracts/site/pages'
import { expect, it } from 'vitest'
import { pageAt } from './page-at'

it.each(pageNames)('%s is what its address shows', (name) => {
  const address = pages[name].path.replace(/:\w+/g, '1').replace('*', 'about')
  expect(pageAt(address)).toBe(name)
})

it('an address may lack the rest that its page takes', () => {
  expect(pageAt('/qr')).toBe('qr')
})

it('other addresses show no page', () => {
  for (const address of ['/no-such-page', '/word', '/word/1/2', '/classroom/1/assignment']) {
    expect(pageAt(address), address).toBeUndefined()
  }
})
