/** Beginnings of words about sex and of insults: their senses need a label themselves. */
const neverUnmarked =
  /^(?:sexual|rape[ds]?$|raping|rapist|incest|prostitut|porn|penis|vagina|orgasm|masturbat|fuck|shit|cunt|wank|nigg|fagg|slut|whore|bitch|bastard|erotic|genital|testicle|semen|paedophil|molest|copulat|fornicat|coitus|sodom|brothel|lecher|lewd|masochis|sadis[mt]|striptease|arsehole|asshole|faggot)/u
/** Beginnings of words about drugs and cruelty, which may occur only where the entry is about them. */
const onlyInOwnEntry =
  /^(?:heroin$|cocaine|suicid|genocid|nude|condom|tortur|behead|lynch|terroris|holocaust|drugged|stoned$|drunkard|mari[jh]uana|cannabis|hashish|amphetamin|overdos|mutilat|disembowel|decapitat|massacr|cannibal)/u

/**
 * Whether a word belongs to a subject that must not show unasked: sex, drugs, cruelty, insults.
 *
 * @param isOwn returns whether the word is of the headword's own family
 */
export function isUnsuitable(form: string, isOwn: () => boolean): boolean {
  return neverUnmarked.test(form) || (onlyInOwnEntry.test(form) && !isOwn())
}
