import { expect, it } from 'vitest'
import { qrAddress } from './qr-address'

const of = (path: string) => qrAddress('https://words.example', new URL(path, 'https://any.example'))

it('qrAddress keeps path, query and hash after /qr', () => {
  expect(of('/qr/article/12?from=board#notes')).toBe('https://words.example/article/12?from=board#notes')
})

it('qrAddress returns the home page when nothing follows', () => {
  expect(of('/qr')).toBe('https://words.example/')
  expect(of('/qr/')).toBe('https://words.example/')
})

it('qrAddress removes one /qr only and keeps encoded characters', () => {
  expect(of('/qr/qr/about')).toBe('https://words.example/qr/about')
  expect(of('/qr/user/@jos%C3%A9%2F1')).toBe('https://words.example/user/@jos%C3%A9%2F1')
})

it('qrAddress never leads to another site', () => {
  expect(new URL(of('/qr//evil.example/x')).host).toBe('words.example')
  expect(new URL(of('/qr/@evil.example')).host).toBe('words.example')
})
