/** A prefix or ending that changes what a word means, and the rest of the word. */
export interface StrippedAffix {
  /** With a hyphen where the rest follows or precedes: un-, -less. */
  readonly affix: string
  /** The rest as it would be written alone: followed, happy. */
  readonly rest: string
}

/** Prefixes that are only guessed before a rest of at least four letters: under isn't un- + der. */
const prefix =
  /^(un|non|re|over|under|mis|pre|anti|semi|co|ex|sub|super|dis|out|post|multi|inter|ultra|micro|mini|mega|pseudo|counter|hyper|neo)-?(.{4,})$/
/** Prefixes that are words or begin many others, so that a hyphen must show them: pro-European, mid-June. */
const hyphenatedPrefix = /^(pro|mid|self|trans|quasi|vice|eco|bio|intra)-(.{4,})$/

/** Minimum length of a word from which an ending of four letters is removed. */
const MIN_LENGTH_WITH_ENDING = 7

/**
 * Returns the affixes that a word in no dictionary may have, each with what remains without it: the last resort, since
 * the rest doesn't mean the same.
 */
export function stripAffixes(form: string): StrippedAffix[] {
  const found: StrippedAffix[] = []
  const add = (affix: string, rest: string) => {
    if (rest.length > 1) found.push({ affix, rest })
  }
  if (form.endsWith('ically')) add('-ly', form.slice(0, -4))
  if (form.endsWith('ily')) add('-ly', `${form.slice(0, -3)}y`)
  if (/[bdgktpf]ly$/.test(form)) add('-ly', `${form.slice(0, -1)}e`)
  if (form.endsWith('ly') && form.length > 4) add('-ly', form.slice(0, -2))
  if (form.endsWith('iness')) add('-ness', `${form.slice(0, -5)}y`)
  const [ending] = /(?:ness|less|like|ship|hood)$/.exec(form) ?? []
  if (ending && form.length >= MIN_LENGTH_WITH_ENDING) add(`-${ending}`, form.slice(0, -4))
  const [, before, rest] = prefix.exec(form) ?? hyphenatedPrefix.exec(form) ?? []
  if (before && rest) add(`${before}-`, rest.replace(/^-/, ''))
  return found
}
