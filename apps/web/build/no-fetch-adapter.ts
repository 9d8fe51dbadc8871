/**
 * Stands in for axios's adapter on fetch, a fifth of its code, which nothing here uses: calls go through XMLHttpRequest, and
 * those that outlive their page through `keepaliveAdapter`.
 */
export const getFetch = undefined
