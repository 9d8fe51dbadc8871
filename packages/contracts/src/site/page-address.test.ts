import { describe, expect, expectTypeOf, it } from 'vitest'
import { pathTo } from './page-address'

describe('pathTo', () => {
  it('fills in the parameters', () => {
    expect(pathTo('home')).toBe('/')
    expect(pathTo('user', { username: 'Ada_1.x-y' })).toBe('/user/@Ada_1.x-y')
    expect(pathTo('assignment', { id: 3, assignmentId: 4 })).toBe('/classroom/3/assignment/4')
    expect(pathTo('handout', { id: 3, assignmentId: 4 })).toBe('/classroom/3/assignment/4/handout')
  })

  it('encodes parameters that would change the address', () => {
    expect(pathTo('join', { code: '../a?b#c' })).toBe('/join/..%2Fa%3Fb%23c')
    expect(pathTo('join', { code: '' })).toBe('/join/')
    expect(pathTo('join', { code: '$&' })).toBe('/join/%24%26')
  })

  it('appends another address unencoded if the page takes one', () => {
    expect(pathTo('qr', { '*': 'join/CFHJ-KLMP' })).toBe('/qr/join/CFHJ-KLMP')
    expect(pathTo('qr', { '*': '$&' })).toBe('/qr/$&')
  })

  it('requires exactly the parameters of the page', () => {
    expectTypeOf(pathTo<'about'>).parameters.toEqualTypeOf<[name: 'about']>()
    expectTypeOf(pathTo<'handout'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'id' | 'assignmentId', string | number>>>()
    expectTypeOf(pathTo<'user'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'username', string | number>>>()
    expectTypeOf(pathTo<'qr'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'*', string | number>>>()
  })
})
