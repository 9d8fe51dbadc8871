/**
 * Rules that turn American spellings into British ones: a fallback where no list pairs them. Each rule is a pattern and
 * its replacement; the result may not exist, so check it in a dictionary.
 */
const toBritish: readonly (readonly [RegExp, string])[] = [
  [/or(?=$|ed$|ing$|s$|able$|ful$|ite$|less$|er$|y$)/, 'our'],
  [/iz(?=e$|ed$|es$|ing$|er$|ers$|ation$|ations$|able$)/, 'is'],
  [/yz(?=e$|ed$|es$|ing$|er$|ers$)/, 'ys'],
  [/([^aeiou])er$/, '$1re'],
  [/([^aeiou])ered$/, '$1red'],
  [/ers$/, 'res'],
  [/([aeiou])l(?=ed$|ing$|er$|ers$|or$|ous$|ery$)/, '$1ll'],
  [/ens(?=e$|es$)/, 'enc'],
  [/og$/, 'ogue'],
  [/ogs$/, 'ogues'],
  [/ol(?=d$|t$|ds$|ts$|der$|dering$|ting$)/, 'oul'],
  [/^gray/, 'grey'],
  [/^(enro|fulfi|insti|disti|enthra|appa)ll(?=$|s$|ment)/, '$1l'],
  [/ill(?=$|s$|ful$|ment$)/, 'il'],
  [/^plow/, 'plough'],
  [/^jewelry$/, 'jewellery'],
  [/^e(?=sth|on|gis)/, 'ae'],
  [/gram$/, 'gramme'],
  [/^(an|ar|h|p|f|leuk|h?em|p?ed|orthop|gyn|encyclop|med)e/, '$1ae'],
  [/judgment/, 'judgement'],
  [/^pajama/, 'pyjama'],
  [/^tire/, 'tyre'],
  [/^curb/, 'kerb'],
  [/^skeptic/, 'sceptic'],
  [/^mom/, 'mum'],
  [/^check(?=$|s$|book)/, 'cheque'],
  [/^airplane/, 'aeroplane'],
  [/^aluminum/, 'aluminium'],
  [/mustache/, 'moustache'],
]

const toAmerican: readonly (readonly [RegExp, string])[] = [
  [/our(?=$|ed$|ing$|s$|able$|ful$|ite$|less$|er$|y$)/, 'or'],
  [/is(?=e$|ed$|es$|ing$|er$|ers$|ation$|ations$|able$)/, 'iz'],
  [/ys(?=e$|ed$|es$|ing$|er$|ers$)/, 'yz'],
  [/([^aeiou])re$/, '$1er'],
  [/([^aeiou])red$/, '$1ered'],
  [/([^aeiou])res$/, '$1ers'],
  [/([aeiou])ll(?=ed$|ing$|er$|ers$|or$|ous$|ery$)/, '$1l'],
  [/enc(?=e$|es$)/, 'ens'],
  [/ogue(?=$|s$)/, 'og'],
  [/oul(?=d$|t$|ds$|ts$|der$|dering$|ting$)/, 'ol'],
  [/^grey/, 'gray'],
  [/^(enro|fulfi|insti|disti|enthra|appa)l(?=$|s$|ment)/, '$1ll'],
  [/il(?=$|s$|ful$|ment$)/, 'ill'],
  [/^plough/, 'plow'],
  [/^jewellery$/, 'jewelry'],
  [/gramme$/, 'gram'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/judgement/, 'judgment'],
  [/^pyjama/, 'pajama'],
  [/^tyre/, 'tire'],
  [/^kerb/, 'curb'],
  [/^sceptic/, 'skeptic'],
  [/^mum/, 'mom'],
  [/^cheque/, 'check'],
  [/^aeroplane/, 'airplane'],
  [/^aluminium/, 'aluminum'],
  [/moustache/, 'mustache'],
  [/xion/, 'ction'],
]

type Rules = readonly (readonly [RegExp, string])[]

/** Combines the rules into one pattern: a single test rules out most words. */
const anyOf = (rules: Rules) => new RegExp(rules.map(([{ source }]) => source).join('|'))
const anyBritish = anyOf(toBritish)
const anyAmerican = anyOf(toAmerican)

function respell(word: string, rules: Rules, any: RegExp): string[] {
  if (!any.test(word)) return []
  const found = new Set<string>()
  for (const [pattern, replacement] of rules) {
    const other = word.replace(pattern, replacement)
    if (other !== word) found.add(other)
  }
  return [...found]
}

/** Guesses the British spelling of a word in American spelling, likeliest rule first; most guesses don't exist. */
export function britishSpellings(word: string): string[] {
  return respell(word, toBritish, anyBritish)
}

/** Guesses the American spelling of a word in British spelling; most guesses don't exist. */
export function americanSpellings(word: string): string[] {
  return respell(word, toAmerican, anyAmerican)
}

/** Guesses spellings in both directions, British ones first. */
export function spellingVariants(word: string): string[] {
  return [...new Set([...britishSpellings(word), ...americanSpellings(word)])]
}
