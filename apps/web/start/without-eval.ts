/** zod would try to compile code for a schema, which the content policy forbids and browsers report. It reads this when it
 * is loaded, so a document imports this file before all others. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
