import type { ImportedAudio, ImportedSound } from '../imported-part'
import { plainIpa } from '../plain-ipa'
import { objects, texts } from './fields'

/** Maximum numbers of British pronunciations of an entry, of all others together, and of recordings. */
const MAX_BRITISH = 2
const MAX_OTHERS = 2
const MAX_RECORDINGS = 3

const british = new Set([
  'UK',
  'British',
  'Britain',
  'England',
  'Received-Pronunciation',
  'RP',
  'SSB',
  'Standard-Southern-British',
  'Southern-England',
])
const accents = new Map([
  ['US', 'US'],
  ['General-American', 'US'],
  ['GenAm', 'US'],
  ['Canada', 'Canada'],
  ['Australia', 'Australia'],
  ['General-Australian', 'Australia'],
  ['New-Zealand', 'New Zealand'],
  ['Ireland', 'Ireland'],
  ['Scotland', 'Scotland'],
  ['India', 'India'],
  ['South-Africa', 'South Africa'],
])
/** Tags that say how a word is pronounced, not where. */
const notPlaces = new Set(['stressed', 'unstressed', 'strong-form', 'weak-form', 'noun', 'verb', 'adjective'])
/** Tags of pronunciations that most people don't use today. */
const unusual = new Set([
  'obsolete',
  'archaic',
  'dated',
  'dialectal',
  'rare',
  'nonstandard',
  'proscribed',
  'Northern-England',
])

/**
 * Returns the accent: '' for British, '?' if unknown, else the region; undefined if the pronunciation should be
 * omitted.
 */
function accentOf(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => unusual.has(tag))) return undefined
  if (tags.some((tag) => british.has(tag))) return ''
  for (const tag of tags) {
    const accent = accents.get(tag)
    if (accent !== undefined) return accent
  }
  return tags.every((tag) => notPlaces.has(tag)) ? '?' : undefined
}

/** Returns the pronunciations of an entry: British ones first, then unmarked ones, then others. */
export function soundsOf(listed: unknown): ImportedSound[] {
  const sounds: ImportedSound[] = []
  for (const sound of objects(listed)) {
    if (typeof sound.ipa !== 'string') continue
    const accent = accentOf(texts(sound.tags))
    const ipa = plainIpa(sound.ipa)
    if (accent === undefined || ipa === undefined) continue
    if (!sounds.some((other) => other.ipa === ipa && other.accent === accent)) sounds.push({ ipa, accent })
  }
  const ours = sounds.filter(({ accent }) => accent === '')
  const unmarked = sounds.filter(({ accent }) => accent === '?')
  const others = sounds.filter(({ accent }) => accent !== '' && accent !== '?')
  return [...ours.slice(0, MAX_BRITISH), ...[...unmarked, ...others].slice(0, MAX_OTHERS)]
}

/** Returns the recordings of an entry, British ones first. MP3, which every browser plays, is preferred to Ogg. */
export function audioOf(listed: unknown): ImportedAudio[] {
  const found: ImportedAudio[] = []
  for (const sound of objects(listed)) {
    const url = webAddress(sound.mp3_url) ?? webAddress(sound.ogg_url)
    const accent = accentOf(texts(sound.tags)) ?? 'other'
    if (url !== undefined && !found.some((other) => other.url === url)) found.push({ url, accent })
  }
  const order = (accent: string) => (accent === '' ? 0 : accent === '?' ? 1 : 2)
  return found.sort((a, b) => order(a.accent) - order(b.accent)).slice(0, MAX_RECORDINGS)
}

const MAX_URL_LENGTH = 500

function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('https://') || !URL.canParse(value)) return undefined
  const { href } = new URL(value)
  return href.length <= MAX_URL_LENGTH ? href : undefined
}
