/** V8's setting of how many lines the stack of an error has. */
type StackLimit = { stackTraceLimit?: number };

const settings: StackLimit = Error;

const pause = (): Promise<void> => new Promise((next) => setTimeout(next));

/** The scripts that the document names, each after those that it imports. */
const namedScripts = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

/** Runs the files of the page one after the other, so that a phone answers to touches in between: one import of the
 * application would run them all at once. In the meantime errors have no stacks: React makes some as it starts, and for the
 * line numbers of a stack V8 parses every file on it again. */
export const loadApp = async (): Promise<typeof import('../app.tsx')> => {
  const before = settings.stackTraceLimit;
  settings.stackTraceLimit = 0;
  try {
    for (const href of namedScripts()) {
      // A file that cannot be loaded is reported by the import that needs it.
      await import(/* @vite-ignore */ href).catch(() => undefined);
      await pause();
    }
    return await import('../app.tsx');
  } finally {
    settings.stackTraceLimit = before;
  }
};
