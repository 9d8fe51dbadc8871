import { expect, it } from 'vitest'
import { americanSpellings, britishSpellings, spellingVariants } from './spelling'

it.each([
  ['color', 'colour'],
  ['honored', 'honoured'],
  ['organize', 'organise'],
  ['organization', 'organisation'],
  ['analyze', 'analyse'],
  ['center', 'centre'],
  ['theaters', 'theatres'],
  ['traveler', 'traveller'],
  ['defense', 'defence'],
  ['dialog', 'dialogue'],
  ['mold', 'mould'],
  ['gray', 'grey'],
  ['enroll', 'enrol'],
  ['skillful', 'skilful'],
  ['plow', 'plough'],
  ['jewelry', 'jewellery'],
  ['esthetic', 'aesthetic'],
  ['pajamas', 'pyjamas'],
])('guesses %s and %s from each other', (american, british) => {
  expect(spellingVariants(american)).toContain(british)
  expect(spellingVariants(british)).toContain(american)
})

it('puts British guesses before American ones', () => {
  expect(britishSpellings('color')[0]).toBe('colour')
  expect(americanSpellings('colour')[0]).toBe('color')
})

it('never guesses the word itself', () => {
  for (const word of ['colour', 'center', 'aesthetic', 'a', ''])
    expect(spellingVariants(word)).not.toContain(word)
})
