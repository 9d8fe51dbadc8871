import { type OwnLanguage, ownLanguages } from './language-fields'

/** The names that languages have for themselves. */
const ownNames: Readonly<Record<OwnLanguage, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  pl: 'Polski',
  pt: 'Português',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '中文',
}

const isOwn = (lang: string): lang is OwnLanguage => lang in ownNames

function nameIn(locale: string, lang: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang
  } catch {
    return lang
  }
}

/** Returns a language's English name: German. */
export const englishName = (lang: string): string => nameIn('en-GB', lang)

/** Returns the name of a language in the language itself: Deutsch. */
export function ownName(lang: string): string {
  if (isOwn(lang)) return ownNames[lang]
  const name = nameIn(lang, lang)
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)(?:-|$)/

export const directionOf = (lang: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr')

/** What stands between several translations. */
const separators: Readonly<Record<string, string>> = { ar: '؛ ', fa: '؛ ', ur: '؛ ', ja: '、', zh: '；' }

export const separatorOf = (lang: string): string => separators[lang.split('-')[0]!] ?? '; '

/** Returns the tag under which one of our languages is offered: pt for pt-BR; the tag itself for others. */
export function findOfferedTag(lang: string): string {
  const [language = ''] = lang.toLowerCase().split('-')
  return isOwn(language) && !/^zh-(?:.*-)?(?:hant|tw|hk|mo)/i.test(lang) ? language : lang
}

/** Our languages in the order of their names, Latin letters first. */
export const offeredLanguages: readonly string[] = [...ownLanguages].sort((a, b) =>
  ownNames[a].localeCompare(ownNames[b], 'en'),
)

/** Returns the first of a browser's languages that isn't English, as it would be offered; undefined if there is none. */
export function guessLanguage(languages: readonly string[]): string | undefined {
  const found = languages.find((lang) => !/^en(?:-|$)/i.test(lang))
  const tag = found && findOfferedTag(found)
  return tag && isOwn(tag) ? tag : undefined
}
