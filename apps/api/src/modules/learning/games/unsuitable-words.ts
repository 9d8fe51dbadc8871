/** Words that must not be offered as options, since school classes play too. */
export const unsuitableWords: ReadonlySet<string> = new Set(
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

/** Whether a definition contains such a word; options' definitions are shown, too. */
export function isUnsuitable(definition: string): boolean {
  return (definition.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => unsuitableWords.has(word))
}
