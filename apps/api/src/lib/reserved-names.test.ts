import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import { describe, expect, it } from 'vitest'
import { isReservedName } from './reserved-names'

describe('reserved names', () => {
  it('are those that speak for who runs the product, however they are written', () => {
    for (const name of [
      'admin',
      'Admin',
      'a.d.m.i.n',
      '_admin_',
      'adm1n',
      'Administrator',
      'root',
      'support',
    ]) {
      expect(isReservedName(name), name).toBe(true)
    }
    for (const name of ['SUPP0RT', 'help-desk', 'security', 'moderator', 'no-reply', 'abuse', 'postmaster']) {
      expect(isReservedName(name), name).toBe(true)
    }
  })

  it('hold the brand, whatever stands around it', () => {
    for (const name of [
      brand.name,
      brand.name.toUpperCase(),
      `${brand.name}-Team`,
      'w0rd_hoard',
      'the.Wordhoard',
    ]) {
      expect(isReservedName(name), name).toBe(true)
    }
  })

  it('are the first parts of every path', () => {
    for (const { path } of Object.values(pages)) {
      const [, first = ''] = path.split('/')
      if (first) expect(isReservedName(first), first).toBe(true)
    }
    for (const name of ['api', 'assets', 'my_articles']) expect(isReservedName(name), name).toBe(true)
  })

  it('leave people their names', () => {
    for (const name of [
      'Ada',
      'Adminah',
      'Helper',
      'Mel',
      'Learner7',
      'words',
      'Supporter',
      'Reader_12',
      'R.a1',
    ]) {
      expect(isReservedName(name), name).toBe(false)
    }
  })
})
