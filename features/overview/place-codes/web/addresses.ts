/** Separate from the route table, because its lazy pages link to each other. */
export const paths = { scan: '/q/$code', sheet: '/admin/building/$buildingId/codes' } as const;

export const scanHref = (code: string): string => `/q/${code}`;

/** All codes of a building, to be printed. */
export const sheetHref = (buildingId: number): string => `/admin/building/${buildingId}/codes`;
