/** What stands before a German word in lists for learners but isn't part of it: somebody, something, an article. */
const germanPlaceholders =
  /(?<![\p{L}])(?:jdn|jdm|jds|jmd|jmdn|jmdm|jemand(?:en|em)?|etw|etwas|sich|der|die|das|ein|eine|einen)(?![\p{L}])\.?/giu

/** Words that stand before nouns, by language. */
const articles: Readonly<Record<string, RegExp>> = {
  es: /^(?:el|la|los|las|un|una) (?=\p{L})/u,
  fr: /^(?:(?:le|la|les|un|une|des|se) |l’|s’)(?=\p{L})/u,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una) |l’|un’)(?=\p{L})/u,
  pt: /^(?:o|a|os|as|um|uma) (?=\p{L})/u,
}

/**
 * Returns a word as it is compared: in small letters, without hints in brackets, articles, and what stands for objects.
 * Empty if nothing is left.
 */
export function normalForm(text: string, lang: string): string {
  let form = text
    .normalize('NFKC')
    .replace(/\([^()]*\)|\[[^\]]*\]|\{[^}]*\}|<[^>]*>/gu, ' ')
    .toLocaleLowerCase(lang)
    .replaceAll("'", '’')
  if (lang === 'de') form = form.replace(/, (?:der|die|das).*$/u, '').replace(germanPlaceholders, ' ')
  if (lang === 'ar')
    form = form
      .replace(/[\u064b-\u0652\u0640\u0670]/gu, '')
      .replace(/[أإآ]/gu, 'ا')
      .replace(/^ال(?=\p{L}{3})/u, '')
  if (lang === 'zh') form = form.replace(/(?<=.)[的地]\s*$/u, '')
  form = form
    .replace(/[/…!?.*~]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return form.replace(articles[lang] ?? /^$/u, '')
}

/**
 * Returns the words that a list for learners names as one meaning: *Ambition, Bestreben (nicht: ambition)* are two. In
 * *delicado/a* the slash names an ending.
 */
export function splitWanted(cell: string, lang: string): string[] {
  const plain = cell
    .normalize('NFKC')
    .replace(/\([^()]*\)|\[[^\]]*\]/gu, ' ')
    .replace(/\/(?:as?|os?)\b/gu, '')
  const forms = plain
    .split(/[,，、;；]|(?<=\p{L}{3}) ?\/ ?(?=\p{L}{3})/u)
    .map((part) => normalForm(part, lang))
  return [...new Set(forms)].filter((form) => form !== '')
}
