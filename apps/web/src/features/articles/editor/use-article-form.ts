import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { articleFields } from '@wordhoard/contracts/articles'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { ArticleValues } from './article-values'

/** A form with the rules of articles. */
export function useArticleForm(defaultValues: ArticleValues): UseFormReturn<ArticleValues> {
  return useForm<ArticleValues>({
    // What the contract has defaults for, the form always has.
    resolver: standardSchemaResolver(articleFields) as Resolver<ArticleValues>,
    defaultValues,
  })
}
