/**
 * SQL of whether an article or a vocabulary is set for a class that somebody belongs to, so that they may read it though it
 * is private (view `assigned_reader`).
 *
 * @param reader SQL of the person's id
 * @param id SQL of the article's or the vocabulary's id
 */
export function isAssignedTo(reader: string, column: 'article_id' | 'voc_id', id: string): string {
  return `EXISTS (SELECT FROM assigned_reader g WHERE g.user_id = ${reader} AND g.${column} = ${id})`
}
