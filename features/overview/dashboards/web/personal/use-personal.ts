import { useSettledQuery } from '#platform/web/api/index';
import { personalQuery } from './personal-query.ts';

/** All tiles of the start page share this one call, and appear together. */
export const usePersonal = () => useSettledQuery(personalQuery);
