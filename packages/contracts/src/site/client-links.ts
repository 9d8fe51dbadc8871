/**
 * Id of the template in which a page that is complete as the server sends it holds the links to the client's code. The
 * browser fetches them, and the client starts, when somebody first touches the page.
 */
export const CLIENT_LINKS_ID = 'client-links'
