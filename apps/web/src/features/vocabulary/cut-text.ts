/** Shortens a text to at most `length` characters plus an ellipsis; cuts between words when a space is near the end. */
export function cutText(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= length) return characters.join('')
  const short = characters.slice(0, length).join('')
  const space = short.lastIndexOf(' ')
  return `${(space > length * 0.8 ? short.slice(0, space) : short).trimEnd()}…`
}
