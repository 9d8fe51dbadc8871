/** Codes that lead to another one: old names, and Norwegian as such, which is read as Bokmål. */
const sameAs: Readonly<Record<string, string>> = { no: 'nb', iw: 'he', in: 'id', ji: 'yi' }

/**
 * Returns the code under which translations for a language tag (BCP 47) are kept: pt for pt-BR, zh for zh-CN and
 * zh-Hans; traditional Chinese is zh-Hant. Undefined for what is no tag.
 */
export function languageCode(tag: string): string | undefined {
  if (/^[a-z]{2}$/u.test(tag)) return sameAs[tag] ?? tag
  const locale = parseTag(tag)
  if (locale === undefined || locale.language === 'und') return undefined
  const { language } = locale
  if (language === 'zh' && locale.maximize().script === 'Hant') return 'zh-Hant'
  return sameAs[language] ?? language
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
