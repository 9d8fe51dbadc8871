/** Texts of reading a text aloud. */
export const aloudMessages = {
  label: 'Reading aloud',
  pause: 'Pause',
  play: 'Go on reading',
  stop: 'Stop reading',
  slower: 'Slower',
  faster: 'Faster',
  rate: (rate: number) => `${rate.toLocaleString('en-GB')}×`,
  speed: 'Speed',
  noVoice: 'Your browser has no English voice. Log in to use ours.',
  failed: 'We couldn’t read this aloud. Check your connection and try again.',
}
