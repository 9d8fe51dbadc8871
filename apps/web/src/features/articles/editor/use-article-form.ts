import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { articleFields } from '@wordhoard/contracts/articles'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { ArticleValues } from './article-values'

/** Creates a form validated by the contract's rules for articles. */
export function useArticleForm(defaultValues: ArticleValues): UseFormReturn<ArticleValues> {
  return useForm<ArticleValues>({
    // The cast is safe: the form always has the fields that are optional in the contract.
    resolver: standardSchemaResolver(articleFields) as Resolver<ArticleValues>,
    defaultValues,
  })
}
