import type { LiveEntities } from '#platform/web/feature/index';
import { refreshBell } from './bell/unread-query.ts';

export const live: LiveEntities = { bell: refreshBell };
