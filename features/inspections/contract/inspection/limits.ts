/** Most floors, common areas or tenants of one inspection. */
export const mostPlaces = 200;

/** Most questions of one inspection; those of repeated sections count once for each place. */
export const mostAsked = 2000;

/** Most photos of one answer. */
export const mostPhotos = 40;
