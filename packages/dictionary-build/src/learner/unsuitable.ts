/** Beginnings of words that a school would refuse in an example that bears no label. */
const beginnings =
  /^(?:sexual|rape[ds]?$|raping|rapist|incest|prostitut|porn|penis|vagina|orgasm|masturbat|fuck|shit|cunt|wank|nigg|fagg|slut|whore|bitch|bastard|heroin$|cocaine|suicid|genocid|erotic|nude|condom|genital|testicle|semen|strip-tease|paedophil|molest|tortur|behead|lynch|terroris|holocaust|drugged|stoned$|drunkard)/u

/** Whether a word belongs to a subject that must not show unasked: sex, drugs, cruelty, insults. */
export function isUnsuitable(form: string): boolean {
  return beginnings.test(form)
}
