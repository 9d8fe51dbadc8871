interface Counted {
  readonly number: number
  readonly answered_num: number
  readonly right_num: number
}

/** Sorts questions by the share of answers that are wrong, the highest first; those without answers come last. */
export function mostMissedFirst<Question extends Counted>(questions: readonly Question[]): Question[] {
  const shareOf = ({ answered_num, right_num }: Counted) =>
    answered_num === 0 ? -1 : (answered_num - right_num) / answered_num
  return questions.toSorted((a, b) => shareOf(b) - shareOf(a) || a.number - b.number)
}
