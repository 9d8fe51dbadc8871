/** Words that must not be shown beside others, since school classes play too. */
const unsuitableWords: ReadonlySet<string> = new Set(
  `anal anus arse arsehole ass asshole bastard bitch blowjob bollocks boner boob boobs boner bra breast breasts brothel bugger bum
butt clit clitoris cock cocaine coitus condom cornhole crap crotch cum cunt damn dick dildo dyke ejaculate ejaculation erection
erotic erotica escort fag faggot fanny fart feces fetish foreplay fuck fucker fucking gangbang genitals groin groping heroin hooker
homo horny incest intercourse jackass jerk kinky knickers lesbian libido lust masturbate masturbation molest molester moron
naked nazi negro nigger nipple nude nudity nympho orgasm orgy paedophile pansy pecker pedophile penis perv pervert piss poof porn
porno pornography prick promiscuous prostitute prostitution pubic pussy queer rape raped rapist rectum retard retarded scrotum
screw semen sex sexual sexually sexy shag shit shitty slag slut sodomy sperm spunk strip stripper suicidal suicide testicle testicles threesome
tit tits topless tosser tranny turd twat urinate urine vagina vibrator virgin vulva wank wanker whore wog`.split(
    /\s+/,
  ),
)

/** Religions, their followers and what is holy to them: a wrong option, such as “Jew” for a day of the week, may hurt. */
const religiousWords: ReadonlySet<string> = new Set(
  `allah buddha buddhism buddhist buddhists catholic catholicism catholics christ christian christianity christians hindu hinduism
hindus islam islamic jesus jew jewish jews judaism koran mecca mohammed muhammad muslim muslims protestant protestants quran sikh
sikhs talmud torah`.split(/\s+/),
)

/** Checks whether a headword must not be offered as a wrong option. */
export function isUnsuitableOption(headword: string): boolean {
  return unsuitableWords.has(headword) || religiousWords.has(headword)
}

/** Whether a text contains an unsuitable word. */
export function isUnsuitable(text: string): boolean {
  return wordsOf(text).some((word) => unsuitableWords.has(word))
}

/** Checks whether a definition must not be offered as a wrong option, nor its word. */
export function isUnsuitableDefinition(definition: string): boolean {
  return wordsOf(definition).some(isUnsuitableOption)
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
