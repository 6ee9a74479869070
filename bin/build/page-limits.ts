/** The highest number of files that a page may request at once, with what it shows first. The first of a tabbed page's tabs
 * that is named in the address comes on top. */
export const maxFiles = 45;
export const maxFilesOfTab = 55;

/** Kilobytes of compressed script that a page may load before it runs. A change of code anywhere moves a page by up to 6: what
 * pages share is cut in other places then. */
const maxScript = 265;

/** Lower limits of pages that people in the field open on a phone from a notification. */
const maxScriptOf: Readonly<Record<string, number>> = { '/task/$taskId': 254 };

/** Kilobytes of compressed script that the page at this path may load before it runs. */
export const scriptLimit = (path: string): number => maxScriptOf[path] ?? maxScript;

/** Whether the page at this path has a limit of its own. */
export const hasOwnLimit = (path: string): boolean => path in maxScriptOf;
