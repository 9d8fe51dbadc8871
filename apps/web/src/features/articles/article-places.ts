/** Returns the reading place that this tab stores for an article; null if there is none. */
export function readArticlePlace<Place>(id: number): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(`articlePlace${id}`) ?? 'null') as Place | null
  } catch (error) {
    console.info('The reading place cannot be read:', error)
    return null
  }
}

/** Stores the reading place of an article in this tab. */
export function storeArticlePlace(id: number, place: object): void {
  try {
    sessionStorage.setItem(`articlePlace${id}`, JSON.stringify(place))
  } catch (error) {
    console.info('The reading place cannot be stored:', error)
  }
}
