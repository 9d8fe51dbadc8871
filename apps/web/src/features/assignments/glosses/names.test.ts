import { expect, test } from 'vitest'
import { isName, isNameLike } from './names'

const at = (text: string, word: string) => {
  const start = text.indexOf(word)
  return { text, start, end: start + word.length }
}

test.each([
  ['We lived at 9 Mill Lane.', 'Mill'],
  ['I met Mr Baker there.', 'Baker'],
  ['I met Mr. Baker there.', 'Baker'],
])('in %o, %s is a name', (text, word) => expect(isName(at(text, word))).toBe(true))

test.each([
  ['He went to Hill School.', 'Hill'],
  ['It is called Lantern.', 'Lantern'],
])('in %o, %s looks like a name', (text, word) => {
  expect(isNameLike(at(text, word))).toBe(true)
  expect(isName(at(text, word))).toBe(false)
})

test.each([
  ['We saw the old mill.', 'mill'],
  ['It stopped. Mills are old.', 'Mills'],
  ['She said: “Lanterns are lit.”', 'Lanterns'],
  ['A heading\nLanterns', 'Lanterns'],
  ['They wrote to the Minister.', 'Minister'],
  ['HE LIT THE LANTERN', 'LANTERN'],
])('in %o, %s is a word', (text, word) => expect(isNameLike(at(text, word))).toBe(false))
