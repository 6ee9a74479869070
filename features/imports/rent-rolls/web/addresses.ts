/** Where rent rolls are imported; `of` is the building that people come from. */
export const rentRollsHref = '/admin/jobs/rent-rolls';
