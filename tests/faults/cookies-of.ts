/** The cookies of a session in the form that a browser context takes. */
export const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
