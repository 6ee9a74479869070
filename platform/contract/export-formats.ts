/** Separate from the schemas, for pages that only name a format. */
export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];
