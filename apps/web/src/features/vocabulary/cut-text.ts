/** A text of at most `length` characters: what is longer is cut, at a word where one is near, and ends in an ellipsis. */
export function cutText(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= length) return characters.join('')
  const short = characters.slice(0, length).join('')
  const space = short.lastIndexOf(' ')
  return `${(space > length * 0.8 ? short.slice(0, space) : short).trimEnd()}…`
}
