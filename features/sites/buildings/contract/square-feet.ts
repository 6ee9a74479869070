import { z } from 'zod';

export const squareFeet = z.int().min(0).max(99_999_999);
