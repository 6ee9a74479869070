/** The highest number of files that a page may request at once, with what it shows first. The first of a tabbed page's tabs
 * that is named in the address comes on top. */
export const maxFiles = 42;
export const maxFilesOfTab = 50;

/** Kilobytes of compressed script that a page may load before it runs. */
const maxScript = 258;

/** Lower limits of pages that people in the field open on a phone from a notification. */
const maxScriptOf: Readonly<Record<string, number>> = { '/task/$taskId': 246 };

/** Kilobytes of compressed script that the page at this path may load before it runs. */
export const scriptLimit = (path: string): number => maxScriptOf[path] ?? maxScript;
