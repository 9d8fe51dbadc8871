import { expect, it } from 'vitest'
import { normalForm, splitWanted } from './normal-form'

it.each([
  ['de', 'Abmachung, die', 'abmachung'],
  ['de', 'Eltern, die (Pl.)', 'eltern'],
  ['de', 'jdn/etw unterbrechen', 'unterbrechen'],
  ['de', 'sich kümmern um', 'kümmern um'],
  ['de', '(Karten) geben', 'geben'],
  ['de', 'Flugzeug (nicht: aircraft)', 'flugzeug'],
  ['es', 'la nube', 'nube'],
  ['fr', 'l’accord', 'accord'],
  ['fr', "s'occuper de", 'occuper de'],
  ['zh', '新鲜的', '新鲜'],
  ['zh', '（电影）上映', '上映'],
  ['ar', 'كِتَابٌ', 'كتاب'],
  ['ar', 'الكتاب', 'كتاب'],
  ['tr', 'IŞIK', 'ışık'],
])('in %s, %s is compared as %s', (lang, text, form) => {
  expect(normalForm(text, lang)).toBe(form)
})

it.each([
  ['de', 'Ambition, Bestreben (nicht: ambition)', ['ambition', 'bestreben']],
  ['de', 'entsetzen [nicht: scare]', ['entsetzen']],
  ['es', 'delicado/a', ['delicado']],
  ['zh', '隐约的，细微的，微妙的', ['隐约', '细微', '微妙']],
  ['zh', '（球类）运动员', ['运动员']],
  ['de', '(nicht)', []],
])('in %s, %s names %j', (lang, cell, forms) => {
  expect(splitWanted(cell, lang)).toEqual(forms)
})
