import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import { describe, expect, it } from 'vitest'
import { isReservedName } from './reserved-names'

describe('isReservedName', () => {
  it('reserves names that sound like the operator, in any spelling', () => {
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

  it('reserves every name that contains the brand', () => {
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

  it('reserves the first segment of every path', () => {
    for (const { path } of Object.values(pages)) {
      const [, first = ''] = path.split('/')
      if (first) expect(isReservedName(first), first).toBe(true)
    }
    for (const name of ['api', 'assets', 'my_articles']) expect(isReservedName(name), name).toBe(true)
  })

  it('allows ordinary names', () => {
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
