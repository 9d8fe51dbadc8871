interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns whether data cost the user money or time; nothing is prefetched then. */
export function isConnectionExpensive(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g' || !navigator.onLine
}
