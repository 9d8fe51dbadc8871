import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { type VisitorWord, visitorWord, withWord } from './stored-words'

/** Session storage, so that the words end with the tab unless the visitor marks one of them. */
const storage = () => sessionStorage
const KEY = 'visitorLookups'
const list = z.array(visitorWord)

/** Returns the words that a visitor has looked up in this tab, oldest first. */
export function readLookups(): VisitorWord[] {
  return readStoredValue(storage, KEY, list) ?? []
}

/** Remembers that a visitor has looked a word up. */
export function rememberLookup(word: VisitorWord): void {
  storeValue(storage, KEY, withWord(readLookups(), word))
}

export function forgetLookups(): void {
  storeValue(storage, KEY, undefined)
}
