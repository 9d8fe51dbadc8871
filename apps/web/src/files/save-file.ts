/** Lets the browser save bytes as a file of the name given. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the bytes once it has begun, which takes some browsers a moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
