/** The place in an article as this tab keeps it, under the article's id; null where it keeps none. */
export function recallArticlePlace<Place>(id: number): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(`articlePlace${id}`) ?? 'null') as Place | null
  } catch (error) {
    console.info('The place cannot be read:', error)
    return null
  }
}

export function keepArticlePlace(id: number, place: object): void {
  try {
    sessionStorage.setItem(`articlePlace${id}`, JSON.stringify(place))
  } catch (error) {
    console.info('The place cannot be kept:', error)
  }
}
