/** Most floors, common areas or tenants of one inspection. */
export const maxPlaces = 200;

/** Most questions of one inspection; those of repeated sections count once for each place. */
export const maxQuestions = 2000;

/** Most photos of one answer. */
export const maxPhotos = 40;
