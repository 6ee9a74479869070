import { z } from 'zod';
import { cadencesWith } from '../../contract/recurrence/rule.ts';

/** A rule as it is kept: its dates, a thousand at most, were checked when it came. */
export const storedRule = cadencesWith(z.array(z.string()).default([]));
