/** Ids of the drawn pictures, in the order offered; avatar-pictures.tsx draws them. */
export const avatarNames = [
  'owl',
  'teapot',
  'fox',
  'oak-leaf',
  'lighthouse',
  'robin',
  'book',
  'acorn',
  'bicycle',
  'hedgehog',
  'umbrella',
  'pillar-box',
  'badger',
  'sailboat',
  'toadstool',
  'candle',
] as const

export type AvatarName = (typeof avatarNames)[number]

/** Prefix of the seed in the id of a generated picture. */
export const GENERATED = 'generated-'

/** Returns the accessible name of a picture. */
export function avatarLabel(id: AvatarName): string {
  const words = id.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function isAvatarName(id: string): id is AvatarName {
  return (avatarNames as readonly string[]).includes(id)
}
