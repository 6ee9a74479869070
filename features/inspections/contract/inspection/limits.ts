/** Floors, common areas or tenants of one inspection. */
export const mostPlaces = 200;

/** Questions of one inspection, those of repeated sections counted at each place. */
export const mostAsked = 2000;

/** Photos of one answer. */
export const mostPhotos = 40;
