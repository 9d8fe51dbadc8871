/** Downloads content as a file with the given name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download keeps the content alive once it has started, which takes some browsers a moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
