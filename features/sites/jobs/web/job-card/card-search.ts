import { z } from 'zod';
import { urlText } from '#platform/web/routing/index';

export const cardSearch = z.object({ tab: urlText() });
