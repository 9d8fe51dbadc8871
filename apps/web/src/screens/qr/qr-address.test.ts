import { expect, it } from 'vitest'
import { qrAddress } from './qr-address'

const of = (path: string) => qrAddress('https://words.example', new URL(path, 'https://any.example'))

it('takes what follows /qr, with query and hash', () => {
  expect(of('/qr/article/12?from=board#notes')).toBe('https://words.example/article/12?from=board#notes')
})

it('stands for the first page when nothing follows', () => {
  expect(of('/qr')).toBe('https://words.example/')
  expect(of('/qr/')).toBe('https://words.example/')
})

it('takes off one /qr only, and leaves encoded characters as they are', () => {
  expect(of('/qr/qr/about')).toBe('https://words.example/qr/about')
  expect(of('/qr/user/@jos%C3%A9%2F1')).toBe('https://words.example/user/@jos%C3%A9%2F1')
})

it('never leaves the site', () => {
  expect(new URL(of('/qr//evil.example/x')).host).toBe('words.example')
  expect(new URL(of('/qr/@evil.example')).host).toBe('words.example')
})
