import { describe, expect, it } from 'vitest'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { baseForms } from './base-forms'

const lexicon = mapLexicon({
  headwords: {
    leave: 'verb noun',
    left: 'adjective adverb noun',
    see: 'verb',
    saw: 'noun verb',
    find: 'verb noun',
    found: 'verb',
    wound: 'verb noun',
    wind: 'verb noun',
    involve: 'verb',
    involved: 'adjective',
    better: 'adjective adverb verb noun',
    good: 'adjective noun',
    well: 'adverb adjective noun interjection',
    do: 'verb noun',
    doe: 'noun',
    run: 'verb noun',
    mouse: 'noun',
    go: 'verb noun',
    lie: 'verb noun',
    lay: 'verb',
    stop: 'verb noun',
    travel: 'verb noun',
    hope: 'verb noun',
    hop: 'verb noun',
    plan: 'verb noun',
    plane: 'noun verb',
    happy: 'adjective',
    big: 'adjective',
    box: 'noun verb',
    city: 'noun',
    woman: 'noun',
    wolf: 'noun',
    menu: 'noun',
    know: 'verb',
    walk: 'verb noun',
    turn: 'verb noun',
    panic: 'verb noun',
    goodbye: 'noun',
    cafe: 'noun',
    encyclopaedia: 'noun',
    colour: 'noun verb',
    color: 'noun verb',
    realise: 'verb',
    honour: 'noun verb',
    number: 'noun verb',
    numb: 'adjective',
    his: 'function pronoun',
    hi: 'noun',
    'passer-by': 'noun',
    'mother-in-law': 'noun',
    teacher: 'noun',
    not: 'function adverb',
    she: 'function pronoun',
    have: 'verb',
    would: 'function',
    will: 'function',
    "don't": 'contraction',
    so: 'adverb',
    sad: 'adjective',
    "o'clock": 'adverb',
    london: 'name noun',
    'a.m.': 'adverb',
    etc: 'adverb',
    water: 'noun verb',
  },
  forms: {
    left: 'leave:past',
    saw: 'see:past',
    found: 'find:past',
    wound: 'wind:past',
    better: 'good:comparative, well:comparative',
    does: 'do:present with he/she/it',
    ran: 'run:past',
    mice: 'mouse:plural',
    went: 'go:past',
    lay: 'lie:past',
    "don't": 'do+, not+',
    color: 'colour=spelling',
    colour: 'color=spelling',
    tummy: 'stomach=variant',
  },
  ranks: {
    do: 20,
    see: 60,
    go: 40,
    good: 60,
    well: 55,
    better: 150,
    doe: 9000,
    hope: 300,
    hop: 4000,
    number: 400,
    numb: 6000,
    plan: 600,
    plane: 900,
    involved: 900,
    involve: 5900,
  },
})
const headwords = (form: string, before?: string, after = '') => [
  ...new Set(
    baseForms(
      form,
      lexicon,
      before === undefined
        ? undefined
        : { before: before.split(' '), after: after === '' ? [] : after.split(' ') },
    ).map(({ headword }) => headword),
  ),
]

describe('baseForms gives every base of an ambiguous form', () => {
  it.each([
    ['left', ['leave', 'left']],
    ['saw', ['see', 'saw']],
    ['found', ['find', 'found']],
    ['better', ['better', 'good', 'well']],
    ['does', ['do', 'doe']],
    ['lay', ['lie', 'lay']],
  ])('%s → %j in some order', (form, expected) => {
    expect(headwords(form).sort()).toEqual([...expected].sort())
  })

  it.each([
    ['left', 'She', 'the room', 'leave'],
    ['left', 'on the', 'side', 'left'],
    ['left', 'had', 'early', 'leave'],
    ['saw', 'I', 'him', 'see'],
    ['saw', 'with a', 'and', 'saw'],
    ['found', 'We', 'it', 'find'],
    ['found', 'decided to', 'a school', 'found'],
    ['does', 'it', 'not', 'do'],
    ['wound', 'He', 'the clock', 'wind'],
    ['wound', 'did he', 'anybody', 'wound'],
    ['lay', 'could', 'the table', 'lay'],
    ['lay', 'it', 'on the', 'lie'],
  ])('reads %s after "%s" and before "%s" as %s', (form, before, after, first) => {
    expect(headwords(form, before, after)[0]).toBe(first)
  })

  it('finds the base of a form that is much more common where its sentence decides, unless it is probably chance', () => {
    expect(headwords('involved', 'Cooking', 'three pans').sort()).toEqual(['involve', 'involved'])
    expect(headwords('involved')).toEqual(['involved'])
    expect(headwords('number', 'a')).toEqual(['number'])
  })

  it('reports the part of speech under which the form leads to its base', () => {
    expect(baseForms('ran', lexicon)).toEqual([{ headword: 'run', partOfSpeech: 'verb' }])
    expect(baseForms('mice', lexicon)).toEqual([{ headword: 'mouse', partOfSpeech: 'noun' }])
    expect(baseForms('mouse', lexicon)).toEqual([{ headword: 'mouse', partOfSpeech: undefined }])
    expect(baseForms('Better', lexicon).find(({ headword }) => headword === 'well')?.partOfSpeech).toBe(
      'adjective',
    )
  })
})

describe('baseForms follows the spelling rules of inflection', () => {
  it.each([
    ['went', 'go'],
    ['running', 'run'],
    ['stopped', 'stop'],
    ['travelled', 'travel'],
    ['traveling', 'travel'],
    ['lying', 'lie'],
    ['hoped', 'hope'],
    ['hopping', 'hop'],
    ['planned', 'plan'],
    ['boxes', 'box'],
    ['cities', 'city'],
    ['women', 'woman'],
    ['wolves', 'wolf'],
    ['menus', 'menu'],
    ['happier', 'happy'],
    ['happiest', 'happy'],
    ['bigger', 'big'],
    ['saddest', 'sad'],
    ['panicked', 'panic'],
    ['passers-by', 'passer-by'],
    ['goes', 'go'],
    ['watered', 'water'],
  ])('%s → %s', (form, base) => {
    expect(headwords(form)).toEqual([base])
  })

  it.each([
    ['hoped', 'hop'],
    ['number', 'numb'],
    ['his', 'hi'],
    ['water', 'wat'],
  ])('%s is not a form of %s', (form, base) => {
    expect(headwords(form)).not.toContain(base)
  })
})

describe('baseForms finds words under other spellings', () => {
  it.each([
    ["teacher's", ['teacher']],
    ["mother-in-law's", ['mother-in-law']],
    ['good-bye', ['goodbye']],
    ['café', ['cafe']],
    ['encyclopædia', ['encyclopaedia']],
    ['honored', ['honour']],
    ['realized', ['realise']],
    ['color', ['color', 'colour']],
    ['colors', ['color', 'colour']],
    ['colour', ['colour', 'color']],
    ["walkin'", ['walk']],
    ['knoweth', ['know']],
    ["turn'd", ['turn']],
    ['sooo', ['so']],
    ['London', ['london']],
    ["o'clock", ["o'clock"]],
    ['O’Clock', ["o'clock"]],
    ['etc.', ['etc']],
    ['A.M.', ['a.m.']],
    ['happily', ['happy']],
  ])('%s → %j', (form, expected) => {
    expect(headwords(form)).toEqual(expected)
  })

  it('returns a contraction itself, then its parts', () => {
    expect(headwords('don’t')).toEqual(["don't", 'do', 'not'])
    expect(headwords("she'd")).toEqual(['she', 'would', 'have'])
    expect(headwords("teacher'll")).toEqual(['teacher', 'will'])
  })

  it.each(['', "'", '-', 'xyzzy', 'ss', 'ing', 'ed', '\ud800'])('%j has no base form', (form) => {
    expect(headwords(form)).toEqual([])
  })
})

describe('baseForms of an American spelling listed under a British word', () => {
  const british = mapLexicon({
    headwords: {
      colour: 'noun verb',
      colours: 'noun',
      manoeuvre: 'noun verb',
      favourite: 'noun adjective',
      develop: 'verb',
    },
    forms: {
      color: 'colour=spelling',
      colors: 'colours=spelling',
      maneuver: 'manoeuvre=spelling',
      favorite: 'favourite=spelling',
    },
  })
  const headwords = (form: string) => [...new Set(baseForms(form, british).map(({ headword }) => headword))]

  it('finds every inflection', () => {
    expect(headwords('maneuvers')).toEqual(['manoeuvre'])
    expect(headwords('maneuvering')).toEqual(['manoeuvre'])
    expect(headwords('favorites')).toEqual(['favourite'])
  })

  it('finds everything that the British form leads to', () => {
    expect(headwords('colors').sort()).toEqual(headwords('colours').sort())
    expect(headwords('colors')).toContain('colour')
  })

  it('still finds the word of an old spelling', () => {
    expect(headwords('develope')).toEqual(['develop'])
  })
})
