import type { AccessModifier } from '@wordhoard/contracts/fields/fields'

/** Values of the article forms. */
export interface ArticleValues {
  title: string
  access_modifier: AccessModifier
  keywords: string
  md_content: string
}

export const emptyArticle: ArticleValues = {
  title: '',
  access_modifier: 'private',
  keywords: '',
  md_content: '',
}

/** Picks the form's fields from an object that may hold more. */
export function articleValues({
  title,
  access_modifier,
  keywords,
  md_content,
}: ArticleValues): ArticleValues {
  return { title, access_modifier, keywords, md_content }
}

export function isSameArticle(one: ArticleValues, other: ArticleValues): boolean {
  return (Object.keys(emptyArticle) as (keyof ArticleValues)[]).every((field) => one[field] === other[field])
}
