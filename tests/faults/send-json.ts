/** Sends a call like the web application and returns any answer. */
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
