/** Samples below this (of 32,767) count as silence; eSpeak NG's noise floor is far lower. */
const SILENCE_THRESHOLD = 200
/** Silence kept before and after the speech, in seconds, so that plosives and fading vowels aren't cut. */
const LEAD_IN = 0.03
const LEAD_OUT = 0.1
/** Target loudness, as the root mean square of the voiced part (of full scale), and the highest sample allowed. */
const TARGET_RMS = 0.13
const MAX_PEAK = 0.9

/**
 * Returns the samples as a mono 16-bit PCM WAV file, with silence trimmed at both ends and the loudness normalised.
 * Throws a RangeError if nothing can be heard.
 */
export function wavOf(samples: Int16Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const spoken = trimQuiet(samples, sampleRate)
  const gain = gainOf(spoken)
  const file = new Uint8Array(44 + 2 * spoken.length)
  const view = new DataView(file.buffer)
  const ascii = (at: number, text: string) => file.set(Buffer.from(text, 'latin1'), at)
  ascii(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  ascii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, 1, true) // one channel
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, 2 * sampleRate, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  ascii(36, 'data')
  view.setUint32(40, 2 * spoken.length, true)
  for (let i = 0; i < spoken.length; i++) view.setInt16(44 + 2 * i, Math.round((spoken[i] ?? 0) * gain), true)
  return file
}

function trimQuiet(samples: Int16Array, sampleRate: number): Int16Array {
  const loud = (sample: number) => Math.abs(sample) > SILENCE_THRESHOLD
  const first = samples.findIndex(loud)
  if (first < 0) throw new RangeError('nothing to be heard')
  const start = Math.max(0, first - Math.round(LEAD_IN * sampleRate))
  return samples.subarray(start, samples.findLastIndex(loud) + 1 + Math.round(LEAD_OUT * sampleRate))
}

function gainOf(samples: Int16Array): number {
  let peak = 1
  let squares = 0
  let voiced = 0
  for (const sample of samples) {
    const size = Math.abs(sample)
    peak = Math.max(peak, size)
    if (size <= SILENCE_THRESHOLD) continue
    squares += sample * sample
    voiced++
  }
  const rms = Math.sqrt(squares / Math.max(1, voiced)) / 32_768
  return Math.min(TARGET_RMS / rms, (MAX_PEAK * 32_767) / peak)
}
