import { z } from 'zod';
import { pageSizes } from '#platform/contract/pagination';

/** Fields of a page's address. An invalid value counts as absent. */
export const urlText = () => z.string().optional().catch(undefined);

export const urlDate = () => z.iso.date().optional().catch(undefined);

/** The range of a dashboard. */
export const rangeSearch = { range: urlText(), from: urlDate(), to: urlDate() };

export const urlNumber = () => z.coerce.number().optional().catch(undefined);

export const urlFlag = (fallback = false) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .default(fallback)
    .catch(fallback);

export const urlChoice = <const C extends readonly [string, ...string[]]>(choices: C, fallback?: C[number]) =>
  z
    .enum(choices)
    .optional()
    .catch(undefined)
    .transform((value) => (value ?? fallback) as C[number] | undefined);

/** `?status=open,closed`. With `choices`, all other values are dropped. */
export const urlList = <const C extends readonly string[]>(choices?: C) =>
  z
    .union([z.array(z.string()), z.string().transform((words) => words.split(',').filter(Boolean))])
    .default([])
    .catch([])
    .transform((list) => (choices ? list.filter((word) => choices.includes(word)) : list) as C[number][]);

/** `?job=1,2`. */
export const urlIds = () =>
  z
    .union([z.array(z.number()), z.string().transform((words) => words.split(',').map(Number))])
    .default([])
    .catch([])
    .transform((list) => list.filter((id) => Number.isInteger(id) && id > 0));

export const densities = ['comfortable', 'compact'] as const;

/** Page, size, sort and search text of a list, with the list's own filters. */
export const listSearch = <
  const K extends readonly [string, ...string[]],
  F extends z.ZodRawShape = Record<never, never>,
>(
  sorts: K,
  start: { sort: K[number]; order?: 'asc' | 'desc' },
  filters: F = {} as F,
) =>
  z.object({
    page: z.coerce.number().int().min(1).default(1).catch(1),
    per_page: z.coerce
      .number()
      .refine((size) => (pageSizes as readonly number[]).includes(size))
      .default(25)
      .catch(25),
    sort: z
      .enum(sorts)
      .default(start.sort as never)
      .catch(start.sort as never),
    order: z
      .enum(['asc', 'desc'])
      .default(start.order ?? 'asc')
      .catch(start.order ?? 'asc'),
    q: urlText(),
    columns: urlList(),
    density: urlChoice(densities),
    /** Id of the saved view that the address comes from. */
    saved: urlNumber(),
    ...filters,
  });
