import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { noContradictions } from '#platform/contract/no-contradictions';
import { dailyReport } from '../report/report.ts';
import { editAccess } from '../report/report-endpoints.ts';
import { reportParams } from '../report/report-params.ts';

/** What of a report a client may be shown or not; doors and common areas always are. */
export const shownParts = ['comments', 'note', 'incident', 'photo'] as const;

export const shownMark = z
  .strictObject({
    of: z.enum(shownParts),
    /** Of the check, the incident or the photo. */
    id: field.id.optional(),
    public: z.boolean(),
  })
  .refine(({ of, id }) => of === 'comments' || id !== undefined, { path: ['id'], message: 'required' });

export type ShownMark = z.infer<typeof shownMark>;

export const shownEndpoints = {
  showToClient: endpoint({
    method: 'PUT',
    path: '/daily-reports/{id}/shown',
    summary: 'Say which comments, notes, incidents and photos of a report its client sees, final or not',
    access: editAccess,
    params: reportParams,
    body: z.strictObject({
      marks: z
        .array(shownMark)
        .min(1, 'required')
        .max(200)
        .superRefine(noContradictions(({ of, id }) => (of === 'comments' ? of : `${of} ${id}`), 'public')),
      device_at: field.timestamp.optional(),
    }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.shown',
  }),
};
