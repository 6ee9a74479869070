/** The number of files that the build plans for a page at most. */
export const maxFiles = 34;

/** The highest number of files that a page may request at once: each change of code moves up to six beside the plan. */
export const allowedFiles = maxFiles + 6;

/** Kilobytes of compressed script that a page may load before it runs. */
const maxScript = 235;

/** Lower limits of pages that people in the field open on a phone from a notification. */
const maxScriptOf: Readonly<Record<string, number>> = { '/task/$taskId': 222 };

/** Kilobytes of compressed script that the page at this path may load before it runs. */
export const scriptLimit = (path: string): number => maxScriptOf[path] ?? maxScript;
