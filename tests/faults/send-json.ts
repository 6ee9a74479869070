/** A call as the app makes it, and whatever it answers. */
export const sendJson = (
  method: 'POST' | 'PUT',
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<Response> =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
