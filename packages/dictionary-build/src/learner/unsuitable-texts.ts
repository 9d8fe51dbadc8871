import type { MarkedUsage } from '@wordhoard/lexicon/marked-usages'

/**
 * The letters of European languages. With those of all languages (`\p{L}`), the patterns below would take a third of a
 * second to compile.
 */
const letter = '[a-zÀ-ÖØ-öø-ɏ]'

/** Builds a pattern of whole words from lines of alternatives; `\w` stands for a letter. */
function wholeWords(lines: string): RegExp {
  const alternatives = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('\\w', letter))
  return new RegExp(`(?<!${letter})(?:${alternatives.join('|')})(?!${letter})`, 'i')
}

/** Definitions about sex. Medical ones that name such parts of the body are better told by a teacher than by a game. */
const sexual = wholeWords(String.raw`
  sexual(?:ly)? (?:intercourse|relations?|relationships?|acts?|activit(?:y|ies)|desires?|arous\w*|excit\w*|pleasur\w*|partners?)
  sexual(?:ly)? (?:gratif\w*|stimulat\w*|perver\w*|promiscu\w*|urges?|climax|favou?rs?|assault\w*|abus\w*|harass\w*|violat\w*|love)
  sexual(?:ly)? (?:passion|advances|appetite|conquests?|contact|congress|encounters?|deviat\w*|practices?|drive|impulses?|potency)
  sexual(?:ly)? (?:immoral\w*|fondling|morality|purposes|explicit\w*|suggestive|provocative|attractive|active|unfaithful|responsive)
  sexual(?:ly)? (?:penetrat\w*|frustrat\w*)|sex (?:appeal|acts?|activity|drive|objects?|workers?|toys?|offenders?|crimes?|with|for money)
  (?:hetero|homo)sexual (?:intercourse|acts?)|(?:have|having|has|had|engage in|anal|oral|group|premarital|casual|extramarital) sex
  mak(?:e|es|ing) love|lovemaking|copulat\w*|coitus|coital|fornicat\w*|carnal(?:ly)?
  incest\w*|rape victims?|raped|rapists?|raping|to rape|of rape(?! plants?)|rape (?:and|in which)
  prostitut\w*|whores?|brothels?|harlots?|pimps?|call girls?|concubin\w*|pornograph\w*
  penis(?:es)?|vaginal?|vulva|clitoris|labia|scrotum|foreskin|pubic hair|genitals|genitalia|genital (?:organs?|areas?)|hymen|semen
  erotic\w*|masturbat\w*|orgasm\w*|ejaculat\w*|sodom(?:y|ize|ise)|buggery|pederast\w*|pa?edophil\w*|bestiality|fellatio|cunnilingus
  sadis(?:m|ts?|tic)|masochis\w*|fetishis\w*|voyeur\w*|striptease|nudists?|lewd\w*|lecher\w*|lascivious\w*|libidin\w*|libido
  lust|lustful\w*|prurien\w*|salacious\w*|bawdy|orgy|orgies|aphrodisiac|condoms?|adulter(?:y|er|ers|ess|ous)`)

/** Definitions about drugs, suicide and torture. */
const taboo = wholeWords(String.raw`
  suicid(?:e(?! (?:bomb|mission|attack|squad))|al)\w*|kill(?:s|ing)? (?:oneself|yourself|himself|herself|themselves)
  heroin|cocaine|mari[jh]uana|(?<!genus )cannabis|hashish|LSD|amphetamines?|methamphetamine|hallucinogen\w*|hard drugs?|street names? (?:for|of)
  drug (?:addicts?|dealers?|abuse|users?|pushers?)|(?:packet|dose) of (?:an? )?(?:illegal|narcotic) drugs?
  torture(?:s|d|rs?)?|torturing|disembowel\w*|dismember\w*|lynch(?:ed|ing)?|cannibal\w*`)

/** Definitions that say that their word insults. */
const insult = '(?:offensive|obscene|derogatory|disparaging|insulting|vulgar)'
const offensive = new RegExp(
  [
    `(?<!${letter})${insult}\\)? (?:and insulting |slang |British slang )?(?:terms?|names?|words|reference|slang|expression) (?:for|of address|of abuse|used)`,
    `^\\((?:[^)]* )?(?:${insult}|ethnic slur)(?: [^)]*)?\\)`,
    `(?<!${letter})(?:negro(?:es)?(?!" and)|subnormal intelligence|mentally (?:retarded|deficient)|feeble-?minded)(?!${letter})`,
  ].join('|'),
  'i',
)

const marks: readonly (readonly [MarkedUsage, RegExp])[] = [
  ['sexual', sexual],
  ['taboo', taboo],
  ['offensive', offensive],
]

/** What stands in such brackets is said in passing: an illegal business (such as prostitution). */
const aside = /\((?:such as|as|or|trade name)[^)]*\)/gu

/** Returns the label that a definition needs because of what it says; undefined if it is fit for a class. */
export function markOfDefinition(text: string): MarkedUsage | undefined {
  const plain = text.includes('(') ? text.replace(aside, '') : text
  return marks.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** Words whose definitions don't name what they are about. */
const markedWords: ReadonlyMap<string, MarkedUsage> = new Map(
  (
    [
      [
        'sexual',
        'concubine, genitalia, masochist, masturbate, nudist, paedophilia, pederastic, pedophile, pedophilia, penis',
      ],
      [
        'sexual',
        'pubic hair, sadist, scrotum, sex appeal, sexual desire, sexual harassment, sexual relationship, sodomy, whore',
      ],
      [
        'taboo',
        'amphetamine, cannabis, cannibal, cannibalism, cocaine, disembowel, disembowelment, dismember, dismemberment',
      ],
      [
        'taboo',
        'drug abuse, drug addict, drug dealer, drug user, hallucinogen, hallucinogenic, hard drug, heroin, lynch',
      ],
      ['taboo', 'lynch mob, lynching, marijuana, suicidal'],
      ['offensive', 'feebleminded, negro'],
    ] as const
  ).flatMap(([mark, words]) => words.split(', ').map((word) => [word, mark] as const)),
)

/** Returns the label that a sense needs because of a word that has it; undefined if none of its words needs one. */
export function markOfWords(words: readonly string[]): MarkedUsage | undefined {
  for (const word of words) {
    const mark = markedWords.get(word)
    if (mark !== undefined) return mark
  }
  return undefined
}

/** Words and phrases that are rude whatever their definition says. */
const rude = new RegExp(
  String.raw`(?<!\p{L})(?:(?:mother)?fuck\p{L}*|(?:bull|horse|chicken|dog|bat)?shit(?:s|e|ty|ting|ter|heads?|hole|house|faced|less|stirrer)?|cunts?
    |cocksuck\p{L}*|assholes?|arseholes?|wank(?:s|ed|ers?|ing)?|twats?|bollocks|dickheads?|piss(?:ed|er|ing)?|slut(?:s|ty|tish)?
    |whor(?:es?|ing|ish|emonger)|jack off|jerk off|blow ?jobs?|hard-?ons?|god-?damn(?:ed)?|sons? of a bitch)(?!\p{L})`.replace(
    /\s*\n\s*/gu,
    '',
  ),
  'iu',
)
const slur = /(?<!\p{L})(?:nigg(?:ers?|as?)|faggots?|kikes?|gooks?)(?!\p{L})/iu

/** Returns the label that every sense of a headword needs; undefined if it needs none. */
export function markOfHeadword(headword: string): MarkedUsage | undefined {
  if (slur.test(headword)) return 'offensive'
  return rude.test(headword) ? 'taboo' : undefined
}

/** Examples that a school would refuse: sex, drugs and drunkenness, cruelty and suicide, insults and swearing. */
const refused = wholeWords(String.raw`
  (?<!(?:same|fair|male|female|opposite|other|either|the|whatever|its)[ -])sex(?! (?:of|chromatin|hormones?|cells?|chromosomes?|is a notional))
  sexy|sexier|sexiest|sexuality|sexual(?! (?:spores?|reproduction|selection|dimorphism|discrimination|equality|generation|organisms?))
  (?<!reproduce )sexually(?! reproduc)|sex drive|safe sex|rapes?|raped|raping|rapists?|gang-raped|incest\w*|prostitut\w*
  whor(?:e|es|ing|ish)|brothels?|pimps?|porn\w*|x-rated|mak(?:e|es|ing) love|made love|one-night stands?|sells? her body
  sle(?:eps?|pt|eping) (?:around|together|with (?:him|her|his|the|me|someone|everyone|other|men|women|many|anyone))
  have in (?:his|her) bed|in bed with|bedded (?:him|her)|g[eo]ts? laid|seduc\w*|lust|lusted|lusts|lustful\w*|lewd\w*|lecher\w*
  lascivious\w*|libidin\w*|libido|randy|horny(?! \()|promiscu\w*|prurien\w*|salacious|bawdy|erotic\w*|eroti[cs]i[sz]e|orgasm\w*
  org(?:y|ies)(?! of (?:shopping|spending|buying|eating|destruction))|masturbat\w*|ejaculat\w*|copulat(?:e|es|ed|ing|ion)|fornicat\w*
  carnal\w*|perverts?|sexual(?:ly)? perver\w*|perverted (?:act|mind|sex)\w*|kinky(?! tele)|fetish(?! of)\w*|sado?\w*masoch\w*|sadis\w*|masochis\w*|voyeur\w*
  striptease|strippers?|topless|nudes?|nudity|nudist\w*|naked (?:body|bodies|man|men|woman|women|girls?|boys?|figures?|flesh|skin)
  (?:stark|half|were|was|lay|stood|swam|bathed) naked|undress(?:es|ing)?(?! the)|breasts(?! of (?:chicken|turkey|duck|veal|lamb))|(?:her|exposed|bare|milkless) breasts?(?! lives)
  (?:her|ample) bosom|bosoms|nipples?|buttocks?|penis|vagina\w*|outercourse|genitals?|testicl\w*|semen|condoms?|(?:was|is|were) a virgin
  virgins|virginity|spinster or virgin|deflower\w*|adulter(?:y|er|ers|ess|ous)|extramarital|(?:his|her|kept|a) mistress(?:es)?
  concubin\w*|harem|cuckold\w*|castrat\w*|eunuchs?|molest\w*|grop(?:e|ed|es|ing) (?:her|him|the (?:girl|woman|women))
  fondl(?:e|es|ed|ing|ers?)|consummated? (?:the|their|a) marriage|affair with|(?:had|having) an affair|love child|womani[sz]\w*
  illegitimate (?:child|children|son|daughter|birth)|out of wedlock|abortions?|abortionists?|frigid (?:wife|woman|women)
  sexual advances|proposition(?:ed|s) (?:by|her|him)|streetwalk\w*|street-walking|hookers?|call girls?
  suicid\w*|kill(?:s|ed|ing)? (?:him|her|my|your|one|them)sel(?:f|ves)|(?:hanged|hang|shot) (?:him|her)self|body was hanging
  sl(?:it|its|itting) (?:his|her|the) (?:wrists?|throats?)|slash(?:ed)? (?:his|her) wrists?|t(?:ook|akes?|aking) (?:his|her|their) own li(?:fe|ves)|cut (?:his|her) throat|overdos\w*
  heroin|cocaine|mari[jh]uana|cannabis|hashish|LSD|opium|morphine|amphetamines?|narcotics?|hallucinogen\w*|psychedelic|psychoactive
  illegal drugs?|drug(?:-| )(?:addict|deal|abuse|traffic|user|push|habit|culture|bust|lord|ring|smuggl)\w*|on drugs|hard drugs|soft drugs
  (?:took|takes?|taking|doing|does|uses?|using|used|sells?|selling|sold|push(?:es|ed|ing)?|deals? in|peddl\w*) drugs|junk(?:ie|ies)
  drugs and crime|campaign against drugs|addict(?:s|ed)? to (?:drugs|alcohol)|dope|pot smok\w*|smok(?:e|es|ed|ing) (?:pot|dope|grass|weed)
  g[eo]t(?:s|ting)? high|stoned|mainlin\w*|freebas\w*|crack cocaine|(?<!be )drunk(?:en|enly|enness|s|ards?)?|inebriated(?! by)|booz\w*|binge drink\w*
  alcoholism|alcoholics|(?:secret|an|recovering|reformed) alcoholic|alcohol abuse|abuses alcohol|intoxicated(?! (?:by|with))|tipsy|hung over(?! the)
  tortur\w*|mutilat\w*|disembowel\w*|dismember\w* (?:the|his|her|him)|decapitat\w*|behead\w*|lynch\w*|genocid\w*|massacr\w*|strangl(?:e|ed|es) (?:him|her|his|the)
  (?:was|were|been) strangled|strangler|garrott?\w*|flayed|cannibal\w*|impaled|gouged? out|guillotin\w*|electrocut\w*|burned at the stake
  stoned to death|beat(?:en|s|ing)? (?:to death|his wife|(?:his|her|the) (?:children|child|students|prisoners?))|being beaten|actual beating
  batter(?:ed|s)? (?:his wife|wives|wife|women|child|children)|wife[- ]beat\w*|child abus\w*|physically abused|abused child
  abus(?:ed?|es|ing) (?:his|her|their|the|a) (?:child|children|wife|daughter|son|girl|boy|students?)|serial killers?|bludgeon\w*
  stab(?:bed|s|bing)? (?:him|her|to death)|knifed|poisoned her|kill(?:ed|s|ing)? (?:his|her) (?:wife|husband|child|children|baby|parents)
  males should be killed|slaughter(?:ed)? (?:people|women|villagers|children)|hellish torture|cold-blooded killing
  nigg(?:a|er|ers)|negro(?:es)?|negress|negroid|colou?red (?:people|person|man|men|woman|women|boy|folk)|half-breeds?|half-castes?
  redskins?|squaws?|injuns?|savages|darkies|darky|japs|krauts?|dagos?|kikes?|gyps|gypped|retards|retarded|cripples|mongoloid|cretins?
  imbeciles?|morons?|moronic|idiots?|nazis?|nazif\w*|Hitler(?:'s)?|Holocaust|concentration camps?|gas chambers?|Ku Klux|white suprema\w*
  anti-?\s?Semit\w*|fuck\w*|shit\w*|bullshit|horseshit|crap|crappy|piss\w*|bitch\w*|bastards?|SOB|asshole|arses?|arseholes?|ass
  cunts?|wank\w*|sluts?|slutty|damn(?:ed)?|god-?damn\w*|(?:what|who|how|why|where) the hell|like hell|to hell|hell of an?|catch hell|bloody hell
  bloody (?:fool|right|awful|idiot|shame|well|liar|good|cold|stupid|nuisance)|bugger\w*|sod|boobs?|tits|in the butt|(?:his|her) butt
  fart(?:s|ed|ing)?|turds?|poop|pee(?:d|s|ing)?|urinat\w*|defecat\w*|shitless|for (?:Christ|God)'s sake`)

/** Whether a school would refuse an example. */
export function isRefusedExample(text: string): boolean {
  return refused.test(text)
}
