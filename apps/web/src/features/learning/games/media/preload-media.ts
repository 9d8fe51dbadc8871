import type { Game } from '@wordhoard/contracts/learning'
import { preloadSound } from './sound'

/** Pictures being fetched. Without a reference to the image a browser may drop the request. */
let pictures: HTMLImageElement[] = []

/** Preloads the sounds and pictures of the next game. */
export function preloadMedia(game: Game | undefined): void {
  if (!game) return
  pictures = []
  for (const shown of [game.question, ...game.answers.filter((answer) => 'kind' in answer)]) {
    if (shown.audio_url) preloadSound(shown.audio_url)
    if (!shown.image_url) continue
    const picture = new Image()
    picture.src = shown.image_url
    pictures.push(picture)
  }
}
