import type { LiveEntities } from '#platform/web/feature/index';
import { profileChanged } from '#platform/web/session/index';

/** Every page shows the name, logo and colours in the session. */
export const live: LiveEntities = { organization: () => profileChanged() };
